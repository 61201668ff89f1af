// This module has the QR code of each walk, for paper. tools/site/tour-codes.ts makes it during the build.
declare module 'virtual:walk-codes' {
  const codes: Readonly<Record<string, { readonly size: number; readonly path: string } | undefined>>;
  export default codes;
}
