/**
 * The reasons why goals are not met, by the name of the row; docs/PERFORMANCE.md says more. A reason is printed only
 * beside a goal that is not met.
 */
const REASONS: readonly (readonly [row: RegExp, why: string])[] = [
  [/^script of \//, 'React, the router and Mantine are 94 KiB of every page'],
  [/^requests of \/$/, 'pictures below the fold are fetched early where the browser takes the line for a slow one'],
  [
    /^(?:LCP|FCP) of /,
    'by hand: styles and layout of 400 to 1,200 elements (it has 30); to the design: the script in the HTML',
  ],
  [/^performance of /, 'first paint and hydration: see FCP and TBT'],
  [/^(?:TBT of|longest task while hydrating:) /, 'hydration, at a quarter of the speed'],
  [
    /^(?:a repeated visit|cold)\b/,
    'by hand: 60 to 74 KB of styles and some 120 elements before the first words; to the design: our worker, and the script in the HTML',
  ],
  [
    /^(?:link to new page painted|the same, hovered first|Next in a walk): /,
    'React renders the page, then its styles and layout, at a quarter of the speed',
  ],
  [/^(?:steadiness|CLS) of /, 'the fonts come after the first frame, and a line breaks elsewhere in them'],
  [/one word in a post$/, 'the list of files in /sw.js, which every release changes, is 37 KB of it'],
  [/^interaction to next paint: /, 'the layout of what opens, at a quarter of the speed'],
  [
    /^script of a walk over its tour$/,
    'all screens of a walk are loaded at once, with its voice and the location, so that none waits on the street',
  ],
  [/^code of the live map$/, 'the map is drawn anew during a fast pinch'],
  [/^(?:two frames of the map|first paint of a walk)\b/, 'the drawing of 250 elements, at a quarter of the speed'],
  [/^heap after walking /, "what grows is the browser's machine code: without compilers it is 1.05"],
];

/** The reason why a goal is not met, by the name of its row; empty if there is none. */
export const reasonOf = (row: string): string => REASONS.find(([name]) => name.test(row))?.[1] ?? '';
