/**
 * Returns the text of src/content/pages.gen.d.ts: the type of each imported file of
 * src/content/pages, by the name of its schema.
 */
export const pageTypes = (names: readonly string[]): string =>
  [
    '// Written by the build and by `npm run dev` from `pageSchemas` (tools/site/content/page-types.ts).',
    ...names.flatMap((name) => [
      `declare module '*/pages/${name}.yaml' {`,
      `  const page: import('./page-schemas').PageOf<'${name}'>;`,
      '  export default page;',
      '}',
    ]),
    '',
  ].join('\n');
