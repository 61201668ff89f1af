import type { Inline, WrittenBlock } from './schemas';

/** Returns the text of a line without bold and links. */
export const plainLine = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.link)).join('');

type PlainBlock = Exclude<WrittenBlock, { picture: string }> | { picture: unknown; caption?: string | undefined };

/** Returns the texts of running text: its paragraphs, headings, list items and captions. */
export const plainLines = (blocks: readonly PlainBlock[]): string[] =>
  blocks.flatMap((block) => {
    if ('p' in block) return [plainLine(block.p)];
    if ('h' in block) return [plainLine(block.h)];
    if ('list' in block) return block.list.map(plainLine);
    return block.caption === undefined ? [] : [block.caption];
  });
