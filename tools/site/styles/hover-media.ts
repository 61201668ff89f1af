// On a touch screen :hover stays on a tapped element until the next tap elsewhere, so a button
// looks as if it were switched on. This plugin therefore wraps every rule for :hover in `@media
// (hover: hover)`, so that no style sheet has to.
import { AtRule, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';

const HOVER = /:hover(?![\w-])/;
const STYLE_SHEET = /\.css(?:\?.*)?$/;

const isInHoverMedia = (rule: Rule): boolean => {
  for (let at = rule.parent; at !== undefined && at.type !== 'root'; at = at.parent)
    if (at.type === 'atrule' && /\bhover\s*:/.test((at as AtRule).params)) return true;
  return false;
};

/**
 * Wraps the rules of a style sheet that need a hovering pointer in `@media (hover: hover)`, at
 * their place.
 *
 * @throws Error if `:hover` is one of several alternatives inside a selector, as in `:is(a,
 * a:hover)`: such a rule cannot be divided
 */
export function hoverOnlyWhereThereIsOne(css: string): string {
  if (!HOVER.test(css)) return css;
  const sheet = parse(css);
  sheet.walkRules(HOVER, (rule) => {
    if (isInHoverMedia(rule)) return;
    const mixed = /\([^()]*:hover[^()]*\)/.exec(rule.selector);
    if (mixed) throw new Error(`Write :hover as a selector of its own, not in ${mixed[0]}: ${rule.selector}`);
    const others = rule.selectors.filter((selector) => !HOVER.test(selector));
    const hovered = rule.clone({ selectors: rule.selectors.filter((selector) => HOVER.test(selector)) });
    const media = new AtRule({ name: 'media', params: '(hover: hover)', nodes: [hovered] });
    if (others.length === 0) {
      rule.replaceWith(media);
    } else {
      rule.after(media);
      rule.selectors = others;
    }
  });
  return sheet.toString();
}

/** Vite plugin: wraps the rules for :hover in every style sheet before any other plugin reads it. */
export const hoverMediaPlugin = (): Plugin => ({
  name: 'gotham:hover-media',
  enforce: 'pre',
  transform: {
    filter: { id: STYLE_SHEET },
    handler: (code) => (HOVER.test(code) ? { code: hoverOnlyWhereThereIsOne(code), map: null } : undefined),
  },
});
