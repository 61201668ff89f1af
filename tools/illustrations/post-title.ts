import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const POSTS = join(import.meta.dirname, '../../src/content/posts');
const frontMatter = z.object({ title: z.string() });

/** The title of a post as it is written, or its id in words if the post is not written yet. */
export function titleOfPost(id: string): string {
  const file = join(POSTS, `${id}.md`);
  if (!existsSync(file)) return inWords(id);
  const [, head = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return frontMatter.parse(parse(head)).title;
}

const inWords = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
