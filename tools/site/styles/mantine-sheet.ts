import { parse, type Declaration, type Rule } from 'postcss';

/** The sizes of the theme (src/theme/components); Mantine's other sizes are never used. */
const SIZES = new Set(['sm', 'md', 'lg']);
const SIZE_STEP = /^--[\w-]+-((?:compact-)?(?:xs|sm|md|lg|xl))$/;

/**
 * Matches selectors that never apply: the site is read from left to right, Mantine always gets the scheme `light`
 * (src/theme/MantineTheme.tsx), and nothing uses its `loading` state, its groups of buttons, marks of valid fields, or
 * alerts that close.
 */
const NEVER =
  /\[dir=["']?rtl["']?\]|\[data-mantine-color-scheme=["']?dark["']?\]|:where\(\[data-(?:loading|with-close-button)\]\)|\.m_(?:80d6d844|70be2a01|a25b86ee|87f54839)\b/;
/** Parts and states of fields that no field of `src/ui/form` has. */
const NO_FIELD_HAS =
  /\[dir=["']?ltr["']?\]|\[data-(?:success|monospace|no-overflow|indeterminate|with-bottom-section|combined-clear-section|label-position=["']?left["']?)\]|\.m_(?:93f4ed57|88bacfd0|78a94662|9d9d40e0|bf295423|595ab216|215c4542|f3ed6b2b|99d09bcd|1bfe9d39|328f68c0|84c9523a|ef274e49)\b/;
/** Variants of Mantine's own that the theme does not draw (src/theme/variants.ts). */
const OTHER_VARIANTS =
  /\[data-variant=["']?(?:filled|light|outline|subtle|transparent|white|gradient|dot|unstyled)["']?\]/;
const SCHEME =
  /:where\(\[data-mantine-color-scheme(?:=["']?light["']?)?\]\)\s*|\[data-mantine-color-scheme(?:=["']?light["']?)?\]\s+/g;
/**
 * The first sheet of a page determines the order of the layers: the rules for elements
 * (src/theme/base.css) are below Mantine's.
 */
const LAYERS = '@layer base, mantine;\n';
const SCALE = /calc\(([^()]+?) \* var\(--mantine-scale\)\)/g;

function trimRule(rule: Rule): void {
  const selectors = rule.selectors
    .filter((selector) => !NEVER.test(selector) && !NO_FIELD_HAS.test(selector) && !OTHER_VARIANTS.test(selector))
    .map((selector) => selector.replaceAll(SCHEME, '').trim());
  if (selectors.length === 0) rule.remove();
  else rule.selectors = selectors;
}

function trimDeclaration(declaration: Declaration, references: string): void {
  const [, size] = SIZE_STEP.exec(declaration.prop) ?? [];
  if (size !== undefined && !SIZES.has(size) && !references.includes(`var(${declaration.prop}`)) declaration.remove();
  else declaration.value = declaration.value.replaceAll(SCALE, '$1');
}

/**
 * Returns a style sheet of Mantine without the rules that cannot apply on this site: the dark
 * scheme, writing from right to left, variants, sizes and states that the theme does not have, and
 * the factor that scales all lengths.
 *
 * @param text the sheet as the package contains it
 */
export function trimMantineSheet(text: string): string {
  const sheet = parse(text);
  sheet.walkRules(trimRule);
  const references = sheet.toString();
  sheet.walkDecls((declaration) => trimDeclaration(declaration, references));
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return LAYERS + sheet.toString();
}
