// The QR code of each tour's page, for paper, made at the build by tools/site/tour-codes.ts.
declare module 'virtual:tour-codes' {
  const codes: Readonly<Record<string, { readonly size: number; readonly path: string } | undefined>>;
  export default codes;
}

declare module 'virtual:walk-codes' {
  const codes: Readonly<Record<string, { readonly size: number; readonly path: string } | undefined>>;
  export default codes;
}
