// This module has the QR code of each tour's page, for paper. tools/site/tour-codes.ts makes it during the build.
declare module 'virtual:tour-codes' {
  const codes: Readonly<Record<string, import('../../shared/qr-code').QrCode | undefined>>;
  export default codes;
}
