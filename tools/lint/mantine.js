// Checks which parts of Mantine are used, and where they are imported
// (docs/decisions/0002).

const FLOATING =
  'it brings 25 KB of positioning code and does nothing before the script is there: use <details>, a native list or a dialog';
const MODAL = 'it leaves the page behind it reachable and brings 13 KB of scroll locking: use a native <dialog>';
const FOLDED = 'it renders folded words empty, so nobody finds or prints them: use <details>';
const STYLE_ELEMENT = 'it writes a style element, which the content security policy refuses: use a style sheet';
const SCHEME = 'the chosen theme is ours (src/browser/chosen-theme.ts), and light-dark() follows it';

const REFUSED = new Map([
  ...['Autocomplete', 'Combobox', 'HoverCard', 'Menu', 'MultiSelect', 'Popover', 'Select', 'Tooltip'].map((name) => [
    name,
    FLOATING,
  ]),
  ...['Drawer', 'Modal'].map((name) => [name, MODAL]),
  ...['Accordion', 'Collapse', 'Spoiler', 'Tabs'].map((name) => [name, FOLDED]),
  ...['AppShell', 'Grid', 'SimpleGrid'].map((name) => [name, STYLE_ELEMENT]),
  ...['ColorSchemeScript', 'useMantineColorScheme'].map((name) => [name, SCHEME]),
  ['NumberInput', 'it brings 11 KB: use TextInput with inputMode="numeric"'],
]);

const REFUSED_PROPERTIES = new Map([
  ['hiddenFrom', STYLE_ELEMENT],
  ['visibleFrom', STYLE_ELEMENT],
  ['unstyled', 'the theme says how it looks: use vars or classNames'],
]);

const BREAKPOINTS = new Set(['base', 'xs', 'sm', 'md', 'lg', 'xl']);
const ONLY_HERE = /\/src\/(ui|theme)\//;

/** Returns whether a value is given for each window width, as in `{ base: 'sm', md: 'lg' }`. */
const isResponsive = (value) =>
  value?.type === 'JSXExpressionContainer' &&
  value.expression.type === 'ObjectExpression' &&
  value.expression.properties.some(({ key }) => BREAKPOINTS.has(key?.name));

export const mantine = {
  create(context) {
    const file = (context.physicalFilename ?? context.filename).replaceAll('\\', '/');
    return {
      ImportDeclaration(node) {
        if (node.source.value !== '@mantine/core' || node.importKind === 'type') return;
        for (const { imported, importKind } of node.specifiers) {
          const reason = REFUSED.get(imported?.name);
          if (reason !== undefined) context.report({ node, message: `${imported.name} is not used: ${reason}` });
          else if (importKind !== 'type' && !ONLY_HERE.test(file))
            context.report({ node, message: 'import the component from src/ui, where its style sheet comes with it' });
        }
      },
      JSXAttribute(node) {
        const reason = REFUSED_PROPERTIES.get(node.name.name);
        if (reason !== undefined) context.report({ node, message: `${node.name.name} is not used: ${reason}` });
        else if (isResponsive(node.value))
          context.report({ node, message: `a value for each width is not used: ${STYLE_ELEMENT}` });
      },
    };
  },
};
