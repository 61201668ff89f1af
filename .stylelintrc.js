// The design stands in src/theme (theme.ts and scales.ts). These rules hold the style sheets to it: colors, margins,
// paddings, gaps, font sizes, hard shadows and layers are its variables, and layouts change at its breakpoints. What is
// drawn for one place stays free; a single exception says its reason in the style sheet.
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./src/theme/theme.ts')} */
const { breakpoints, colors, inks, shadowOffsets } = await tsImport('./src/theme/theme.ts', import.meta.url);
/** @type {typeof import('./src/theme/scales.ts')} */
const { fontSizes, spacing } = await tsImport('./src/theme/scales.ts', import.meta.url);

/**
 * Matches a value that contains one of the lengths.
 * @param {readonly string[]} alternatives the lengths, as regular expressions
 */
const containing = (...alternatives) => new RegExp(`(?<![\\w.])(?:${alternatives.join('|')})(?![\\w-])`);
const anyOf = (lengths) => `(?:${lengths.join('|').replaceAll('.', '\\.')})`;

const steps = Object.values(spacing);
const SPACING = [
  // A step, also a negative one: write calc(-1 * var(--s3)).
  containing(`-?${anyOf(steps)}`),
  // Any length from 8 px on; below that, a length that is no step makes room for a line.
  containing('-?(?:[89]|\\d{2,})(?:\\.\\d+)?px', '-?\\d*\\.?\\d+rem(?!\\s*\\+)'),
];
// A position belongs to the drawing, unless it keeps a distance that is a step.
const POSITION = [containing(`(?<!-)${anyOf(steps.filter((step) => Number.parseFloat(step) >= 8))}`)];

const fixedSizes = Object.values(fontSizes).filter((size) => /^[\d.]+rem$/.test(size));
const FONT_SIZE = [
  // A step, also as a limit of a fluid size. The middle of a clamp(), as in `1rem + 2vw`, is none.
  containing(`${anyOf(fixedSizes)}(?!\\s*\\+)`),
  // Any other fixed size up to the greatest step for text; larger figures and titles are drawn for one place.
  new RegExp(`^(?!.*\\d(?:vw|vh|svh)\\b).*(?<![\\w./])(?:\\d+px|0?\\.\\d+rem|1(?:\\.[0-7]\\d*)?rem)`),
];
const FONT = '/^font(-size)?$/';

// A color by purpose may contain shades that are no inks.
const shades = [...new Set([...Object.values(inks), ...Object.values(colors).flat()])].filter((shade) =>
  shade.startsWith('#'),
);

const refused = {
  '/./': shades.map((shade) => new RegExp(shade, 'i')),
  // An offset to the right and down without blur is a hard shadow.
  '/^box-shadow$/': [/(?<![\w.-])[1-9]\d*px [1-9]\d*px 0(?![\w.])/],
  // Small numbers order the parts of one component.
  '/^z-index$/': [/\d{2}/],
  '/^(margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding)/': SPACING,
  '/^(inset|top|right|bottom|left)/': POSITION,
};

const variables = [
  ...Object.entries(inks),
  ...Object.entries(spacing),
  ...Object.entries(fontSizes).map(([name, size]) => [`t-${name}`, size]),
  ...Object.entries(shadowOffsets).map(([name, offset]) => [`offset-${name}`, offset]),
];
/**
 * Returns what to write instead.
 * @param {string} property
 * @param {string} value
 */
const message = (property, value) => {
  const equal = variables.filter(([, length]) => containing(`-?${anyOf([length])}`).test(value));
  const hint = equal.map(([name, length]) => `${length} is var(--${name})`).join(', ');
  return `"${property}: ${value}" is not taken from the theme${hint && `: ${hint}`}`;
};

// Chromium keeps one list of what all rules with `:has()` can change. A rule that can change any element makes it style
// the whole page again, and an argument that any element can match makes it do so for every inserted element and every
// change of focus: docs/decisions/0056
const ARGUMENT = '(?:[^()]|\\([^()]*\\))*';
const BROAD_HAS = [
  // An argument with `:not()` or `*`, or with a part that is only a state, as in `:has(:checked)`.
  new RegExp(`:has\\(${ARGUMENT}(?::not\\(|\\*)`),
  new RegExp(`:has\\((?:${ARGUMENT}[\\s,>+~])?:(?!is\\()`),
  // The rule is for an element without a name, as in `:has(.page) > *`.
  /:has\(.*\).*[\s>+~](?:\*|:(?!is\(|global\())[^\s>+~]*$/,
  // Each link that a script adds to the head changes what `:root` contains. The visible page is in the body.
  /:root:has\(/,
];

export default {
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-disallowed-list': [{ ...refused, [FONT]: FONT_SIZE }, { message }],
    'selector-disallowed-list': [
      BROAD_HAS,
      {
        splitList: true,
        message: (selector) =>
          `"${selector}" restyles the whole page: name the elements, within :has() and after it, and write :root > body:has()`,
      },
    ],
    'media-feature-range-notation': 'prefix',
    'media-feature-name-value-allowed-list': {
      '/^(min|max)-width$/': [
        ...Object.values(breakpoints).flatMap((width) => [`${width / 16}em`, `${(width - 1) / 16}em`]),
        // A whole number of letters, below which the words of one place do not fit.
        '/^\\d+r?em$/',
      ],
    },
  },
  overrides: [
    // The letters of the map are sized in the units of its drawing.
    {
      files: 'src/walk/map/walk-map.module.css',
      rules: { 'declaration-property-value-disallowed-list': [refused, { message }] },
    },
  ],
};
