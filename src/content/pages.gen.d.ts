// Written by the build and by `npm run dev` from `pageSchemas` (tools/site/content/page-types.ts).
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
declare module '*/pages/private-tours.yaml' {
  const page: import('./page-schemas').PageOf<'private-tours'>;
  export default page;
}
declare module '*/pages/gallery.yaml' {
  const page: import('./page-schemas').PageOf<'gallery'>;
  export default page;
}
declare module '*/pages/blog.yaml' {
  const page: import('./page-schemas').PageOf<'blog'>;
  export default page;
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
