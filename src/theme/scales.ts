// The steps of spacing and of font sizes. The rest of the design is in theme.ts.

/**
 * The spacing scale; each step is the CSS variable of its name. `s4-half` lies halfway between `s4` and `s5`, the
 * quarters likewise, and `s0` would be nothing. Style sheets take margins, padding and gaps from here
 * (.stylelintrc.js).
 */
export const spacing = {
  's0-half': '2px',
  s1: '4px',
  's1-quarter': '5px',
  's1-half': '6px',
  s2: '8px',
  's2-quarter': '9px',
  's2-half': '10px',
  s3: '12px',
  's3-half': '14px',
  s4: '16px',
  's4-quarter': '18px',
  's4-half': '20px',
  's4-three-quarters': '22px',
  s5: '24px',
  's5-quarter': '26px',
  's5-half': '28px',
  s6: '32px',
  's6-quarter': '36px',
  's6-half': '40px',
  s7: '48px',
  's7-half': '56px',
  s8: '64px',
  's8-half': '80px',
  s9: '96px',
  s10: '128px',
} as const;

/** The limits of an h3; a title whose size does not depend on the window has one of them. */
const H3 = { min: '1.3125rem', max: '1.625rem' } as const;

/**
 * The font sizes. The limits in shares of the window's width (vw) are for readers who set text to 200 %: a long word of
 * a title must fit on a phone without being cut off.
 */
export const fontSizes = {
  hero: 'min(clamp(3rem, 0.75rem + 9.4vw, 8.25rem), 16.25vw)',
  title: 'min(clamp(3.25rem, 1.6rem + 6.4vw, 6.5rem), 16.25vw)',
  number: 'clamp(5.5rem, 4.2rem + 5vw, 9rem)',
  price: '4.5rem',
  h1: 'min(clamp(2.5rem, 1.7rem + 3.3vw, 4.5rem), 14vw)',
  h2: 'min(clamp(1.875rem, 1.4rem + 2vw, 3rem), 11vw)',
  h3: `min(clamp(${H3.min}, 1.2rem + 0.5vw, ${H3.max}), 9.5vw)`,
  'h3-min': H3.min,
  'h3-max': H3.max,
  h4: '1.25rem',
  h5: '1.1875rem',
  h6: '1.125rem',
  lead: 'clamp(1.125rem, 1.06rem + 0.35vw, 1.375rem)',
  /** The stories of the stops, which are read while walking. */
  story: '1.125rem',
  // For what is no heading: figures, plates, buttons, notes.
  'xx-large': '1.75rem',
  'x-large': '1.5rem',
  large: '1.375rem',
  body: '1.0625rem',
  medium: '1rem',
  small: '0.9375rem',
  caption: '0.875rem',
  label: '0.8125rem',
} as const;
