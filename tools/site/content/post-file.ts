// A post is one Markdown file: facts between the --- lines, the story, and "**Sources:**" with a
// list at its end. Its id is the name of the file. src/content/README.md says the same to the owner.
import { basename } from 'node:path';
import { plainLines } from '../../../src/content/plain-text';
import type { WrittenBlock } from '../../../src/content/schemas';
import { listLines, readFrontMatter } from './front-matter';
import { blocksOf } from './markdown';

const WORDS_A_MINUTE = 200;
const SOURCES = /^\*\*Sources:\*\*\s*$/m;

/**
 * Reads a post's file into the raw value that `postSchema` checks.
 * @throws ContentMistake where the file cannot be taken apart
 */
export function readPostFile(source: string, path: string): Record<string, unknown> {
  const { facts, body } = readFrontMatter(source);
  const [told = '', sources = ''] = body.split(SOURCES);
  const story: readonly WrittenBlock[] = blocksOf(told.trim());
  return {
    ...facts,
    id: basename(path, '.md'),
    story,
    readTime: Math.max(1, Math.ceil(plainLines(story).join(' ').split(/\s+/).length / WORDS_A_MINUTE)),
    sources: listLines(sources),
  };
}
