// The design of the site in one place. The build writes it into each page as CSS variables (css-variables.ts), and
// MantineTheme.tsx passes it to Mantine's components.
import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { actions } from './components/actions';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { layout } from './components/layout';
import { fontSizes, spacing } from './scales';
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
  // Lighter and darker relatives of the inks, for text and for the dark theme.
  'slate-text': '#525b6e',
  fog: '#b9c0cf',
  dusk: '#3b4672',
  mint: '#7cc4bc',
  pine: '#17403f',
  coral: '#ff8a6b',
} as const;

/** A color in the light and in the dark theme; a single value is for both. */
export type ThemeColor = string | readonly [light: string, dark: string];
export type Colors = Readonly<Record<string, ThemeColor>>;

const { paper, cream, sand, mustard, brick, signal, bottle, night, midnight, indigo, pitch, oxblood } = inks;
const { 'slate-text': slateText, fog, dusk, mint, pine, coral } = inks;

const HAIR_ON_DARK = 'rgb(246 236 215 / 26%)';

/** The colors by purpose; each is also the CSS variable of its name. */
export const colors = {
  bg: [paper, midnight],
  card: [cream, night],
  sunk: [sand, indigo],
  band: [sand, night],
  fg: [night, paper],
  muted: [slateText, fog],
  line: [night, paper],
  hair: ['rgb(26 32 54 / 28%)', HAIR_ON_DARK],
  // `stocks`, below, sets both again for colored papers.
  accent: [signal, mustard],
  'on-accent': [cream, night],
  link: [bottle, mint],
  ok: [bottle, mint],
  danger: [signal, coral],
  'on-danger': [cream, night],
  gold: ['#7a5200', '#f2a25f'],
  shadow: [night, dusk],
  'button-shadow': [night, brick],
  focus: [bottle, mustard],
  ghost: [mustard, oxblood],
  mark: mustard,
  'on-mark': night,
  waiting: [signal, coral],
  'on-waiting': [cream, night],
  // The ground of an element around a `night` stock: inside the stock the color scheme is always dark.
  board: [night, pitch],
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
      muted: fog,
      accent: mustard,
      'on-accent': night,
      link: mint,
      focus: mustard,
      hair: HAIR_ON_DARK,
      shadow: dusk,
      'button-shadow': brick,
    },
  },
  sand: { ground: [sand, night], colors: {} },
  verd: {
    ground: [bottle, pine],
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
      link: [night, mint],
      accent: [night, mustard],
      'on-accent': [cream, night],
      muted: [night, fog],
      focus: [night, mustard],
    },
  },
} as const satisfies Record<string, Stock>;

const SERIF = 'Georgia, serif';

/** The font families; the fallback fonts have the same metrics as the web fonts (fonts.css). */
export const fonts = {
  display: `Fraunces, 'Fraunces stand-in', 'Fraunces stand-in Noto', 'Fraunces stand-in DejaVu', 'Iowan Old Style', ${SERIF}`,
  text: "'Libre Franklin', 'Franklin stand-in', 'Franklin stand-in Roboto', 'Franklin Gothic', Arial, sans-serif",
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
 * How far the hard shadows lie from their elements; each is the CSS variable `--offset-{name}`. The color follows it,
 * as in `var(--offset-md) var(--shadow)`: in one variable with the offset it could not change inside a stock.
 */
export const shadowOffsets = { sm: '4px 4px 0', md: '6px 6px 0', lg: '10px 10px 0' } as const;

/**
 * The layers of the page from bottom to top; each is the CSS variable `--z-{name}`. Inside a component, 1 and 2 order
 * its own parts.
 */
export const layers = {
  /** Heads and bars of a page that stay at an edge of the window while their content scrolls. */
  sticky: '20',
  /** The floating controls of the dock. */
  floating: '50',
  /** The bar of a stop and the small player of a walk, which cover the dock. */
  bar: '100',
  /** The header of the site. A bar that scrolls off the window at the top passes below it. */
  header: '110',
  card: '200',
  notice: '300',
  toast: '400',
  'skip-link': '500',
} as const;

/**
 * The widths of the window, in px, at which a layout changes if the browser's letters have their usual size of 16 px.
 * Style sheets repeat them in em, so that a reader with larger letters gets the layout of a narrower window: 48em is
 * 768 px. A media condition cannot contain a variable, so stylelint compares the numbers (.stylelintrc.js).
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
  breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width / 16}em`])),
  // base.css draws the focus ring of every element, and button.module.css moves a pressed button.
  focusRing: 'never',
  activeClassName: '',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: { ...actions, ...feedback, ...inputs, ...layout },
} satisfies MantineThemeOverride;
