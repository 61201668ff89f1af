// What an import of a content file gives; tools/site/content compiles and checks it.
declare module '*/company.yaml' {
  const company: import('zod').infer<typeof import('./schemas').companySchema>;
  export default company;
}
declare module '*/pages/home.yaml?top' {
  const top: import('./page-schemas').HomeTop;
  export default top;
}
declare module '*/pages/home.yaml' {
  const page: import('./page-schemas').PageOf<'home'>;
  export default page;
}
declare module '*/pages/about.yaml' {
  const page: import('./page-schemas').PageOf<'about'>;
  export default page;
}
declare module '*/pages/tours.yaml' {
  const page: import('./page-schemas').PageOf<'tours'>;
  export default page;
}
declare module '*/pages/private-tours.yaml?summary' {
  type Private = import('./page-schemas').PageOf<'private-tours'>;
  const summary: Pick<Private, 'item' | 'title'> & {
    pricing: Pick<Private['pricing'], 'from' | 'covers' | 'further' | 'most'>;
  };
  export default summary;
}
declare module '*/pages/private-tours.yaml' {
  const page: import('./page-schemas').PageOf<'private-tours'>;
  export default page;
}
declare module '*/pages/gallery.yaml?top' {
  const top: import('./page-schemas').GalleryTop;
  export default top;
}
declare module '*/pages/gallery.yaml' {
  const page: import('./page-schemas').PageOf<'gallery'>;
  export default page;
}
declare module '*/pages/blog.yaml' {
  const page: import('./page-schemas').PageOf<'blog'>;
  export default page;
}
declare module '*/pages/contact.yaml?top' {
  const top: import('./page-schemas').ContactTop;
  export default top;
}
declare module '*/pages/contact.yaml' {
  const page: import('./page-schemas').PageOf<'contact'>;
  export default page;
}
declare module '*/pages/booking.yaml' {
  const page: import('./page-schemas').PageOf<'booking'>;
  export default page;
}
declare module '*/pages/in-the-news.yaml' {
  const page: import('./page-schemas').PageOf<'in-the-news'>;
  export default page;
}
declare module '*/pages/press-kit.yaml' {
  const page: import('./page-schemas').PageOf<'press-kit'>;
  export default page;
}
declare module '*/pages/petition.yaml' {
  const page: import('./page-schemas').PageOf<'petition'>;
  export default page;
}
declare module '*/pages/survey.yaml' {
  const page: import('./page-schemas').PageOf<'survey'>;
  export default page;
}
declare module '*/pages/site-map.yaml' {
  const page: import('./page-schemas').PageOf<'site-map'>;
  export default page;
}
declare module '*/pages/privacy.yaml' {
  const page: import('./page-schemas').PageOf<'privacy'>;
  export default page;
}
declare module '*/pages/accessibility.yaml' {
  const page: import('./page-schemas').PageOf<'accessibility'>;
  export default page;
}
declare module '*/pages/outbox.yaml' {
  const page: import('./page-schemas').PageOf<'outbox'>;
  export default page;
}
declare module '*/pages/not-found.yaml' {
  const page: import('./page-schemas').PageOf<'not-found'>;
  export default page;
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
  const top: Pick<EveryWalk, 'storiesHeading' | 'whyAGuide'>;
  export default top;
}
declare module '*/content/every-walk.yaml' {
  const words: import('zod').infer<(typeof import('./page-schemas').listSchemas)['every-walk']>;
  export default words;
}
