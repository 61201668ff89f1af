import { marked, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import { plainLine } from '../../../src/content/plain-text';
import type { Inline, WrittenBlock } from '../../../src/content/schemas';

/** Matches `<!-- a note to the owner -->`, which visitors do not see. */
const NOTE = /<!--[\s\S]*?-->/g;

/**
 * Matches the facts of a file. Empty lines, spaces and the byte order mark of some editors are
 * allowed before them.
 */
const FRONT_MATTER = /^(\s*)---[ \t]*(\n[\s\S]*?)\n---[ \t]*\n([\s\S]*)$/;

interface FrontMatter {
  readonly facts: Record<string, unknown>;
  readonly body: string;
}

/**
 * Splits a Markdown file into the facts between two lines of three hyphens, and the text below,
 * without notes.
 *
 * @throws ContentMistake if one of the two lines is missing
 */
export function readFrontMatter(source: string): FrontMatter {
  const file = FRONT_MATTER.exec(source.replace(/\r\n/g, '\n'));
  if (!file) throw new ContentMistake('expected facts between two --- lines at the top');
  const [, above = '', facts = '', body = ''] = file;
  // Keep the lines before the facts, so that YAML counts lines as the owner's editor does.
  return {
    facts: parse(above.replace(/[^\n]/g, '') + facts) as Record<string, unknown>,
    body: body.replace(NOTE, ''),
  };
}

/** Returns the lines of a list without their hyphens. */
export const listLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*-\s*/, '').trim())
    .filter((line) => line !== '');

/** Returns unsupported markup on one line, for a message. */
const shown = (raw: string): string => raw.trim().replace(/\s+/g, ' ').slice(0, 60);

/**
 * A mistake in a content file that no schema finds: no facts at the top, markup that the site does not print, or a
 * line of a stop that cannot be read.
 */
export class ContentMistake extends Error {}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * Returns a text as the id of a heading or a part of an address: "Harry & the Docks" becomes
 * harry-the-docks. Only a-z and 0-9 stay; a text without them gives the empty string.
 */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function inline(tokens: readonly Token[] = []): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'strong':
        return [{ strong: plainLine(inline(token.tokens)) }];
      case 'link':
        return [{ link: plainLine(inline(token.tokens)), href: (token as Tokens.Link).href }];
      case 'br':
        return [' '];
      case 'escape':
      case 'text':
        return 'tokens' in token && token.tokens
          ? inline(token.tokens)
          : [unescape(token.text as string).replace(/\n/g, ' ')];
      case 'image':
        throw new ContentMistake(
          `"${shown(token.raw)}" must stand alone on its line, with an empty line above and below`,
        );
      default:
        throw new ContentMistake(`"${shown(token.raw)}" is a kind of markup the site does not print`);
    }
  });
}

/** Reads a paragraph that contains only a picture: `![caption](id of the picture)`. */
function pictureOf(token: Token): WrittenBlock | undefined {
  const [image, more] = 'tokens' in token && token.type === 'paragraph' ? (token.tokens ?? []) : [];
  if (image?.type !== 'image' || more !== undefined) return undefined;
  const { href, text } = image as Tokens.Image;
  return text === '' ? { picture: href } : { picture: href, caption: unescape(text) };
}

function block(token: Token): WrittenBlock[] {
  const picture = pictureOf(token);
  if (picture) return [picture];
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    case 'text':
      return [{ p: inline(token.tokens) }];
    case 'heading': {
      const words = inline(token.tokens);
      return [
        { h: words, level: Math.min(4, Math.max(2, (token as Tokens.Heading).depth)), id: slugOf(plainLine(words)) },
      ];
    }
    case 'list': {
      const list = token as Tokens.List;
      return [
        {
          list: list.items.map((item) =>
            item.tokens.flatMap((part) => inline('tokens' in part ? part.tokens : [part])),
          ),
          ordered: list.ordered,
        },
      ];
    }
    default:
      throw new ContentMistake(`"${shown(token.raw)}" is a kind of markup the site does not print`);
  }
}

/**
 * Converts Markdown to the blocks that the page renders, so that no Markdown parser ships.
 *
 * @throws ContentMistake for markup that the site does not support (tables, HTML, code)
 */
export const blocksOf = (markdown: string): WrittenBlock[] => marked.lexer(markdown).flatMap(block);

/** Converts one paragraph of Markdown. */
export const inlineOf = (markdown: string): Inline[] =>
  blocksOf(markdown).flatMap((part) => ('p' in part ? part.p : []));
