import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_DIST } from '../site/test-site';
import { builtAddresses } from './addresses';

/** One built page, in the parts that tests compare. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly noindex: boolean;
}

/** Replaces the escapes of HTML by the characters that a reader sees. */
export const unescaped = (html: string): string =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Returns every page of the built site except the not-found page. */
export const builtPages = (): BuiltPage[] =>
  builtAddresses().map((path) => {
    const html = readFileSync(join(TEST_DIST, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    return { path, html, noindex: /name="robots" content="noindex"/.test(html) };
  });

/** Returns the value of one tag in the head. */
export const headValue = ({ html }: BuiltPage, pattern: RegExp): string | undefined => {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

const textOf = (html: string): string => unescaped(html.replace(/<[^>]+>/g, ''));

/**
 * Returns everything that a reader sees or hears: the text of the page and the alternative texts of
 * its pictures. White space does not count.
 */
export function wordsOn({ html }: BuiltPage): string {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const withoutCode = body.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const shown = [...withoutCode.matchAll(/\salt="([^"]*)"/g)].map(([, alt = '']) => unescaped(alt));
  return withoutSpace([textOf(withoutCode), ...shown].join('\n'));
}

/** Removes white space: line breaks and the borders of paragraphs are not differences in words. */
export const withoutSpace = (words: string): string => words.replace(/\s+/g, '');

/** Returns the steps of the visible breadcrumb; empty if there is none. */
export function visibleTrail({ html }: BuiltPage): string[] {
  const [nav = ''] = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(html) ?? [];
  return [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => textOf(step).trim());
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Node = { readonly [key: string]: Json };

/** Returns the nodes of a page's structured data. */
export function graphOf({ html }: BuiltPage): Node[] {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}

/** Returns every string inside a value, each with its key. */
export function stringsOf(value: Json, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: Json) => stringsOf(one, key));
  return Object.entries(value).flatMap(([name, one]) => stringsOf(one, name));
}
