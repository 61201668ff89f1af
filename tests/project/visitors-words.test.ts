import { expect, it } from 'vitest';
import { checkContent } from '../../tools/site/content/check-content';
import { textsIn } from '../../tools/site/content/content-tree';
import { otherWordIn } from '../../tools/site/content/visitors-words';
import { builtPages, unescaped } from '../setup/content/built-pages';

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The owner's own texts are exempt, because the build reports their words. The longest come first, since one may
 * contain another.
 */
const OWNERS = checkContent(process.cwd())
  .files.flatMap(({ value }) => textsIn(value).map(({ text }) => oneSpace(text)))
  .filter((text) => otherWordIn(text) !== undefined)
  .toSorted((a, b) => b.length - a.length);

/** The text of a page without the owner's texts. */
function ourWordsOn(html: string): string {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const withoutCode = body.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ');
  const labels = [...withoutCode.matchAll(/\s(?:aria-label|title|placeholder)="([^"]*)"/g)].map(
    ([, label = '']) => label,
  );
  const text = oneSpace(unescaped([withoutCode.replace(/<[^>]+>/g, ' '), ...labels].join(' ')));
  return OWNERS.reduce((rest, owners) => rest.replaceAll(owners, ' '), text);
}

// docs/GLOSSARY.md#what-visitors-read
it('the built pages use one word for one thing', () => {
  const pages = builtPages().filter(({ path }) => !path.endsWith('/walk'));
  expect(
    pages.flatMap(({ path, html }) => {
      const other = otherWordIn(ourWordsOn(html));
      return other === undefined ? [] : [`${path}: "${other.around}", we say "${other.say}"`];
    }),
  ).toEqual([]);
});
