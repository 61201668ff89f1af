// Reads tours and posts, one Markdown file each; src/content/README.md describes the format for the
// owner. A tour: facts between the --- lines, the introduction, one "## " heading for each stop,
// and after "# Questions" one "## " heading for each question. A post: facts between the --- lines,
// the story, and "**Sources:**" with a list at its end; the name of the file is its id.
import { basename } from 'node:path';
import { plainLines } from '../../../src/content/plain-text';
import type { WrittenBlock } from '../../../src/content/schemas';
import type { Coordinates } from '../../../src/geography/coordinates';
import { blocksOf, ContentMistake, inlineOf, listLines, readFrontMatter } from './markdown';

const LABELS = ['Where', 'In short', 'At', 'Picture', 'Cat', 'Look for', 'Next', 'Say', 'Seen', 'Sources'] as const;
const LABEL_LINE = new RegExp(`^\\*\\*(${LABELS.join('|')}):\\*\\*[ \\t]*(.*)$`);

type Labeled = Partial<Record<(typeof LABELS)[number], string>>;

function readStop(title: string, body: string): Record<string, unknown> {
  const labeled: Labeled = {};
  const story: string[] = [];
  let open: keyof Labeled | undefined;
  for (const line of body.split('\n')) {
    const label = LABEL_LINE.exec(line);
    if (label) {
      open = label[1] as keyof Labeled;
      labeled[open] = label[2] ?? '';
    } else if (line.trim() === '' && open !== 'Sources') {
      open = undefined;
      story.push('');
    } else if (open) {
      labeled[open] += `\n${line}`;
    } else {
      story.push(line);
    }
  }
  const [lat, lon] = (labeled.At ?? '').split(',').map(Number);
  return {
    title,
    where: labeled.Where?.trim(),
    inShort: labeled['In short']?.trim(),
    at: { lat, lon },
    picture: labeled.Picture?.trim(),
    cat: labeled.Cat?.trim(),
    story: blocksOf(story.join('\n').trim()),
    lookFor: inlineOf(labeled['Look for'] ?? ''),
    ...(labeled.Next === undefined ? {} : { next: readLeg(title, labeled.Next) }),
    sources: listLines(labeled.Sources ?? ''),
    ...(labeled.Seen === undefined ? {} : { seen: labeled.Seen.trim() }),
    ...(labeled.Say === undefined ? {} : { say: readSay(title, labeled.Say) }),
  };
}

/** Reads a line such as "scene VII = scene seven; C major = see major". */
function readSay(title: string, line: string): { words: string; as: string }[] {
  return line.split(';').map((pair) => {
    const [words = '', as = '', ...more] = pair.split('=').map((part) => part.trim());
    if (words === '' || as === '' || more.length > 0)
      throw new ContentMistake(`stop "${title}" → Say: expected "as it is written = as it sounds"`);
    return { words, as };
  });
}

/** Matches "[40.70068, -73.99146]" after one or more sentences: the corner where their step ends. */
const CORNER = /\s*\[(-?[\d.]+),\s*(-?[\d.]+)\]\s*/;

interface Leg {
  readonly meters: number;
  readonly words: string;
  readonly steps?: readonly { readonly words: string; readonly at?: Coordinates }[];
}

function readLeg(title: string, line: string): Leg {
  const parts = /^([\s\S]+?)\s*\(([\d,]+) m\)\s*$/.exec(line.trim());
  if (!parts) throw new ContentMistake(`stop "${title}" → Next: expected the way in words and "(120 m)" at the end`);
  const written = (parts[1] ?? '').replace(/\n/g, ' ');
  const meters = Number((parts[2] ?? '').replace(',', ''));
  // The pieces alternate between words, latitude and longitude, and end with words.
  const pieces = written.split(CORNER);
  if (pieces.length === 1) return { meters, words: written };
  const steps = pieces.flatMap((words, i) => {
    if (i % 3 !== 0 || words === '') return [];
    const [lat, lon] = pieces.slice(i + 1, i + 3).map(Number);
    return [lat === undefined || lon === undefined ? { words } : { words, at: { lat, lon } }];
  });
  return { meters, words: steps.map(({ words }) => words).join(' '), steps };
}

/** Splits a text at its "## " headings: the part before the first one, then [heading, body] pairs. */
function sections(markdown: string): { lead: string; parts: [string, string][] } {
  const [lead = '', ...rest] = `\n${markdown}`.split(/\n## +/);
  return {
    lead: lead.trim(),
    parts: rest.map((part) => {
      const end = part.indexOf('\n');
      return end < 0 ? [part.trim(), ''] : [part.slice(0, end).trim(), part.slice(end + 1).trim()];
    }),
  };
}

/**
 * Reads the file of a tour into the raw value that `tourSchema` checks.
 *
 * @throws ContentMistake if the file does not have the expected parts
 */
export function readTourFile(source: string): Record<string, unknown> {
  const { facts, body } = readFrontMatter(source);
  const [tour = '', questions = ''] = body.split(/^# Questions\s*$/m);
  const { lead, parts } = sections(tour);
  return {
    ...facts,
    intro: blocksOf(lead),
    stops: parts.map(([title, text]) => readStop(title, text)),
    questions: sections(questions).parts.map(([question, text]) => ({ question, answer: blocksOf(text) })),
  };
}

const WORDS_A_MINUTE = 200;
const SOURCES = /^\*\*Sources:\*\*\s*$/m;

/**
 * Reads the file of a post into the raw value that `postSchema` checks.
 *
 * @throws ContentMistake if the file does not have the expected parts
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
