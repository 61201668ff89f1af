// Made at the build by tools/site/tour-codes.ts: the QR code of each tour's page, for paper.
declare module 'virtual:tour-codes' {
  const codes: Readonly<Record<string, { readonly size: number; readonly path: string } | undefined>>;
  export default codes;
}

declare module 'virtual:walk-codes' {
  const codes: Readonly<Record<string, { readonly size: number; readonly path: string } | undefined>>;
  export default codes;
}
