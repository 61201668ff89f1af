import { EYES, HEAD, NOSE } from '../pictures/brand-mark';

/**
 * The moon and the black cat. Its colors are the same in both themes, because it represents a
 * print. The drawing equals public/favicon.svg (tools/illustrations/mark.ts; a test compares them).
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
