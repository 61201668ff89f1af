import { parse } from 'yaml';
import { ContentMistake } from './markdown';

/** Empty lines, spaces and the mark that some editors put at the very start of a file do no harm. */
const FRONT_MATTER = /^(\s*)---[ \t]*(\n[\s\S]*?)\n---[ \t]*\n([\s\S]*)$/;

interface FrontMatter {
  readonly facts: Record<string, unknown>;
  readonly body: string;
}

/**
 * Takes a Markdown file apart: the facts between two lines of three hyphens, and the text below.
 * @throws ContentMistake where one of the two lines is missing
 */
export function readFrontMatter(source: string): FrontMatter {
  const file = FRONT_MATTER.exec(source.replace(/\r\n/g, '\n'));
  if (!file) throw new ContentMistake('expected facts between two --- lines at the top');
  const [, above = '', facts = '', body = ''] = file;
  // With the lines above them, so that YAML counts lines as the owner's editor does.
  return { facts: parse(above.replace(/[^\n]/g, '') + facts) as Record<string, unknown>, body };
}

/** The lines of a list, without their hyphens. */
export const listLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*-\s*/, '').trim())
    .filter((line) => line !== '');
