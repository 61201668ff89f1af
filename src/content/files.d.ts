// What an import of a content file gives; tools/site/content compiles and checks it.
declare module '*/company.yaml' {
  const company: import('./schemas').Company;
  export default company;
}
declare module '*/pages.yaml' {
  const pages: import('zod').infer<typeof import('./schemas').pagesSchema>;
  export default pages;
}
declare module '*-questions.yaml' {
  const questions: import('./schemas').Question[];
  export default questions;
}
