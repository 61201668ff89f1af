// The types of imported content files; tools/site/content compiles and checks them. Whole pages are in
// pages.gen.d.ts.
declare module '*/company.yaml' {
  const company: import('zod').infer<typeof import('./schemas').companySchema>;
  export default company;
}
declare module '*/pages/home.yaml?top' {
  const top: import('./page-schemas').HomeTop;
  export default top;
}
declare module '*/pages/private-tours.yaml?summary' {
  type Private = import('./page-schemas').PageOf<'private-tours'>;
  const summary: Pick<Private, 'item' | 'title'> & {
    pricing: Pick<Private['pricing'], 'from' | 'covers' | 'further' | 'most'>;
  };
  export default summary;
}
declare module '*/pages/gallery.yaml?top' {
  const top: import('./page-schemas').GalleryTop;
  export default top;
}
declare module '*/pages/contact.yaml?top' {
  const top: import('./page-schemas').ContactTop;
  export default top;
}
declare module '*/reviews.yaml?fallbacks' {
  const part: Pick<import('./page-schemas').ListOf<'reviews'>, 'fallbacks'>;
  export default part;
}
declare module '*/content/reviews.yaml' {
  const list: import('zod').infer<(typeof import('./page-schemas').listSchemas)['reviews']>;
  export default list;
}
declare module '*/content/press.yaml' {
  const list: import('zod').infer<(typeof import('./page-schemas').listSchemas)['press']>;
  export default list;
}
declare module '*/content/newsletter.yaml' {
  const list: import('zod').infer<(typeof import('./page-schemas').listSchemas)['newsletter']>;
  export default list;
}
declare module '*/content/every-walk.yaml?top' {
  type EveryWalk = import('zod').infer<(typeof import('./page-schemas').listSchemas)['every-walk']>;
  const top: Pick<EveryWalk, 'storiesHeading' | 'whyAGuide' | 'elevators' | 'stationDistances'>;
  export default top;
}
declare module '*/content/every-walk.yaml' {
  const words: import('zod').infer<(typeof import('./page-schemas').listSchemas)['every-walk']>;
  export default words;
}
