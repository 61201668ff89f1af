// This module has the QR code of each walk, for a desk's screen. tools/site/tour-codes.ts makes it during the build.
declare module 'virtual:walk-codes' {
  const codes: Readonly<Record<string, import('../../shared/qr-code').QrCode | undefined>>;
  export default codes;
}
