// A finger leaves :hover on what it has tapped until it taps elsewhere, so a button looks as if it were switched on.
// Said here once, so that no style sheet has to: every rule for :hover stands in `@media (hover: hover)`.
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
 * Puts the rules of a style sheet that need a pointer over something behind `@media (hover: hover)`, where they stand.
 * @throws Error where `:hover` is one way of several within a selector, as in `:is(a, a:hover)`: such a rule is for
 * both, and cannot be parted
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

/** Vite plugin: does it to every style sheet, before anything else reads it. */
export const hoverMediaPlugin = (): Plugin => ({
  name: 'gotham:hover-media',
  enforce: 'pre',
  transform: {
    filter: { id: STYLE_SHEET },
    handler: (code) => (HOVER.test(code) ? { code: hoverOnlyWhereThereIsOne(code), map: null } : undefined),
  },
});
