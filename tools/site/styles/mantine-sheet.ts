import { parse, type Declaration, type Rule } from 'postcss';

/** The sizes of the theme (src/theme/components); Mantine's other sizes are never used. */
const SIZES = new Set(['sm', 'md', 'lg']);
const SIZE_STEP = /^--[\w-]+-((?:compact-)?(?:xs|sm|md|lg|xl))$/;

/**
 * The site is read from left to right, Mantine always has the scheme `light`
 * (src/theme/MantineTheme.tsx), and no component uses the `loading` state or groups of buttons.
 */
const NEVER =
  /\[dir=["']?rtl["']?\]|\[data-mantine-color-scheme=["']?dark["']?\]|:where\(\[data-loading\]\)|\.m_(?:80d6d844|70be2a01|a25b86ee)\b/;
/** Mantine's own variants, which the theme does not use (src/theme/variants.ts). */
const OTHER_VARIANTS = /\[data-variant=["']?(?:filled|light|outline|subtle|transparent|white|gradient|dot)["']?\]/;
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
    .filter((selector) => !NEVER.test(selector) && !OTHER_VARIANTS.test(selector))
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
