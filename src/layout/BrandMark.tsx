const HEAD =
  'M24 17C25.3 17 26.1 17.6 28 15.8C29.9 14 33.7 8.6 35.6 6.2C36.4 8.7 37.9 12.9 38.6 16C39.3 19.1 39.2 22.3 39.8 25C40.4 27.7 41.8 30.4 42.4 32.2C41.5 32.8 39.8 33.5 38.6 34.6C37.4 35.7 37.4 37.9 35 39C32.6 40.1 27.7 41.4 24 41.4C20.3 41.4 15.4 40.1 13 39C10.6 37.9 10.6 35.7 9.4 34.6C8.2 33.5 6.6 32.8 5.6 32.2C6.3 30.4 7.6 27.7 8.2 25C8.8 22.3 8.7 19.1 9.4 16C10.1 12.9 11.7 8.7 12.4 6.2C14.3 8.6 18.1 14 20 15.8C21.9 17.6 22.7 17 24 17Z';
const EYES = 'M21.4 29Q19 20.4 11.6 24Q14 33.4 21.4 29ZM26.6 29Q29 20.4 36.4 24Q34 33.4 26.6 29Z';
const NOSE = 'M21.6 33.8h4.8L24 36.8Z';

/**
 * The moon and the black cat. Its colors are fixed: it is a print, in either theme.
 * The drawing is that of public/favicon.svg (tools/illustrations/mark.ts; a test holds them together).
 */
export function BrandMark({ size = 48 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23.5" fill="#f0b43c" />
      <path d={HEAD} fill="#1a2036" />
      <path d={EYES} fill="#f6ecd7" />
      <ellipse cx="17" cy="26.6" rx="1.1" ry="3.1" fill="#1a2036" />
      <ellipse cx="31" cy="26.6" rx="1.1" ry="3.1" fill="#1a2036" />
      <path d={NOSE} fill="#d0482e" />
    </svg>
  );
}
