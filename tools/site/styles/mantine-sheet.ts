import { parse, type Declaration, type Rule } from 'postcss';

/** The sizes that the theme knows (src/theme/components); the steps of Mantine's other sizes are never asked for. */
const SIZES = new Set(['sm', 'md', 'lg']);
const SIZE_STEP = /^--[\w-]+-((?:compact-)?(?:xs|sm|md|lg|xl))$/;

/**
 * The site is read from left to right, Mantine is told the scheme `light` for good (src/theme/MantineTheme.tsx), and
 * nothing uses its `loading` state, its groups of buttons, or the cross that its burger turns into.
 */
const NEVER =
  /\[dir=["']?rtl["']?\]|\[data-mantine-color-scheme=["']?dark["']?\]|:where\(\[data-loading\]\)|\.m_(?:80d6d844|70be2a01|a25b86ee)\b|\.m_d4fb9cad\[data-opened\]/;
/** Parts and states of fields that no field of `src/ui/form` has. */
const NO_FIELD_HAS =
  /\[dir=["']?ltr["']?\]|\[data-(?:success|monospace|no-overflow|indeterminate|with-bottom-section|combined-clear-section|label-position=["']?left["']?)\]|\.m_(?:93f4ed57|88bacfd0|78a94662|9d9d40e0|bf295423|595ab216|215c4542|f3ed6b2b|99d09bcd|1bfe9d39|328f68c0|84c9523a|ef274e49)\b/;
/** Variants of Mantine's own that the theme does not draw (src/theme/variants.ts). */
const OTHER_VARIANTS =
  /\[data-variant=["']?(?:filled|light|outline|subtle|transparent|white|gradient|dot|unstyled)["']?\]/;
const SCHEME =
  /:where\(\[data-mantine-color-scheme(?:=["']?light["']?)?\]\)\s*|\[data-mantine-color-scheme(?:=["']?light["']?)?\]\s+/g;
/** Whichever sheet comes first on a page says which layer is above: the elements' own rules (src/theme/base.css) are below. */
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
 * A style sheet of Mantine without the rules and steps that cannot apply on this site: the dark scheme, writing from
 * right to left, variants, sizes and states that the theme does not have, and the factor by which all measures could be
 * scaled.
 * @param text the sheet as the package holds it
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
