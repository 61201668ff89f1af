// The design of the site in one place. The build writes it into each page as CSS variables (css-variables.ts), and
// MantineTheme.tsx passes it to Mantine's components.
import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { actions } from './components/actions';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { layout } from './components/layout';
import { variantColorResolver } from './variants';

/** The inks of the pictures and of colored areas. Text takes its colors from `colors`. */
export const inks = {
  paper: '#f6ecd7',
  cream: '#fff8e8',
  sand: '#eadbbc',
  mustard: '#f0b43c',
  ginger: '#e98434',
  brick: '#d0482e',
  signal: '#a8321d',
  verd: '#428c86',
  bottle: '#1f5f5a',
  slate: '#96a0b0',
  night: '#1a2036',
  midnight: '#12172a',
  indigo: '#252d49',
  pitch: '#0c1020',
  oxblood: '#7b2f22',
} as const;

/** A color in the light and in the dark theme; a single value is for both. */
export type ThemeColor = string | readonly [light: string, dark: string];
export type Colors = Readonly<Record<string, ThemeColor>>;

const { paper, cream, sand, mustard, brick, signal, bottle, night, midnight, indigo, pitch, oxblood } = inks;

const MINT = '#7cc4bc';
const CORAL = '#ff8a6b';
const FOG = '#b9c0cf';
const DUSK = '#3b4672';
const HAIR_ON_DARK = 'rgb(246 236 215 / 26%)';

/** The colors by purpose; each is also the CSS variable of its name. */
export const colors = {
  bg: [paper, midnight],
  card: [cream, night],
  sunk: [sand, indigo],
  sand: [sand, night],
  fg: [night, paper],
  muted: ['#525b6e', FOG],
  line: [night, paper],
  hair: ['rgb(26 32 54 / 28%)', HAIR_ON_DARK],
  // `stocks`, below, sets both again for colored papers.
  accent: [signal, mustard],
  'on-accent': [cream, night],
  link: [bottle, MINT],
  ok: [bottle, MINT],
  danger: [signal, CORAL],
  'on-danger': [cream, night],
  gold: ['#7a5200', '#f2a25f'],
  shadow: [night, DUSK],
  'button-shadow': [night, brick],
  focus: [bottle, mustard],
  ghost: [mustard, oxblood],
  mark: mustard,
  'on-mark': night,
  waiting: [signal, CORAL],
  'on-waiting': [cream, night],
  'ray-a': [signal, '#5e231b'],
  'ray-b': ['#b93e28', '#6e2a20'],
} as const satisfies Colors;

export interface Stock {
  readonly ground: ThemeColor;
  readonly colors: Colors;
  readonly scheme?: 'dark';
}

/**
 * The colors of a section with a background of its own (`data-stock`). They redefine `colors`, so that components
 * inside the section need no variant. `ground` is the background.
 */
export const stocks = {
  night: {
    scheme: 'dark',
    ground: [night, pitch],
    colors: {
      bg: night,
      card: midnight,
      fg: paper,
      line: paper,
      muted: FOG,
      accent: mustard,
      'on-accent': night,
      link: MINT,
      focus: mustard,
      hair: HAIR_ON_DARK,
      shadow: DUSK,
      'button-shadow': brick,
    },
  },
  sand: { ground: [sand, night], colors: {} },
  verd: {
    ground: [bottle, '#17403f'],
    colors: {
      bg: bottle,
      card: cream,
      fg: cream,
      line: night,
      muted: paper,
      accent: '#ffe3a3',
      'on-accent': night,
      link: cream,
      focus: mustard,
      shadow: night,
      'button-shadow': night,
    },
  },
  mustard: {
    ground: [mustard, indigo],
    colors: {
      link: [night, MINT],
      accent: [night, mustard],
      'on-accent': [cream, night],
      muted: [night, FOG],
      focus: [night, mustard],
    },
  },
} as const satisfies Record<string, Stock>;

/**
 * The spacing scale; each step is the CSS variable of its name. `s4-half` lies halfway between `s4` and `s5`, the
 * quarters likewise, and `s0` would be nothing. Style sheets take margins, padding and gaps from here (.stylelintrc.js).
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

const SERIF = 'Georgia, serif';

/** The font families; the fallback fonts have the same metrics as the web fonts (fonts.css). */
export const fonts = {
  display: `Fraunces, 'Fraunces stand-in', 'Fraunces stand-in Noto', 'Fraunces stand-in DejaVu', 'Iowan Old Style', ${SERIF}`,
  text: "'Libre Franklin', 'Franklin stand-in', 'Franklin stand-in Roboto', 'Franklin Gothic', Arial, sans-serif",
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

/** The dimensions of the page as a whole; each is the CSS variable of its name. */
export const measures = {
  page: '1168px',
  section: 'clamp(56px, 3rem + 4vw, 112px)',
  edge: 'clamp(16px, 5.2vw, 56px)',
  'line-print': '3px',
  'line-field': '2px',
  'header-height': '64px',
} as const;

/**
 * The widths of the window, in px, at which a layout changes. Style sheets repeat them as numbers, because a media
 * condition cannot contain a variable, and stylelint compares the numbers (.stylelintrc.js).
 */
export const breakpoints = {
  xs: 360,
  'xs-plus': 375,
  sm: 480,
  'sm-plus': 600,
  md: 768,
  'md-plus': 900,
  lg: 1024,
  'lg-plus': 1100,
  xl: 1280,
} as const;

/** Returns the ten shades that Mantine expects of a color, all equal. */
const tuple = (ink: string): MantineColorsTuple => [ink, ink, ink, ink, ink, ink, ink, ink, ink, ink];

/** The theme that Mantine's components get. */
export const theme = {
  colors: Object.fromEntries(Object.entries(inks).map(([name, ink]) => [name, tuple(ink)])),
  primaryColor: 'signal',
  white: cream,
  black: night,
  fontFamily: 'var(--text)',
  headings: { fontFamily: 'var(--display)', fontWeight: '900' },
  spacing: { xs: spacing.s2, sm: spacing.s3, md: spacing.s4, lg: spacing.s5, xl: spacing.s6 },
  fontSizes: { xs: fontSizes.label, sm: fontSizes.small, md: fontSizes.body, lg: fontSizes.lead, xl: fontSizes.h3 },
  radius: { xs: '0', sm: '0', md: '0', lg: '0', xl: '0' },
  defaultRadius: 0,
  shadows: { sm: '4px 4px 0 var(--button-shadow)', md: '6px 6px 0 var(--shadow)' },
  breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width / 16}em`])),
  // base.css draws the focus ring of every element, and button.module.css moves a pressed button.
  focusRing: 'never',
  activeClassName: '',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: { ...actions, ...feedback, ...inputs, ...layout },
} satisfies MantineThemeOverride;
