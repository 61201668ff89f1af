import { expect, it } from 'vitest';
import { readPostFile, readTourFile } from './markdown-files';

const POST = `---
title: "A cat"
---

A first paragraph of six words.

![The cat at its desk](mail-room)

## Where to stand

- here
- there

**Sources:**

- The Sun, 1904
- The Hatching Cat, 2014
`;

it('reads facts, story and sources, and takes the id from the name of the file', () => {
  expect(readPostFile(POST, 'src/content/posts/a-cat.md')).toEqual({
    title: 'A cat',
    id: 'a-cat',
    readTime: 1,
    story: [
      { p: ['A first paragraph of six words.'] },
      { picture: 'mail-room', caption: 'The cat at its desk' },
      { h: ['Where to stand'], level: 2, id: 'where-to-stand' },
      { list: [['here'], ['there']], ordered: false },
    ],
    sources: ['The Sun, 1904', 'The Hatching Cat, 2014'],
  });
});

it('counts the reading time: 200 words a minute, rounded up', () => {
  const long = POST.replace('A first paragraph', `${'word '.repeat(395)}A first paragraph`);
  expect(readPostFile(long, 'x/a-cat.md')).toMatchObject({ readTime: 3 });
});

it('leaves out a note to the owner, also one of several lines', () => {
  const noted = POST.replace('## Where', '<!-- The owner: is the desk\nstill there? -->\n\n## Where');
  expect(readPostFile(noted, 'src/content/posts/a-cat.md')).toEqual(readPostFile(POST, 'src/content/posts/a-cat.md'));
});

it('leaves out a note between the story of a stop and what to look for', () => {
  const walk = (note: string) =>
    `---\ntitle: "A walk"\n---\n\nIntro.\n\n## A stop\n\nThe story.\n\n${note}**Look for:** The door.\n`;
  expect(readTourFile(walk('<!-- The owner: which door? -->\n\n'))).toEqual(readTourFile(walk('')));
});

it('asks for the facts', () => {
  expect(() => readPostFile('No facts.', 'x/a.md')).toThrow('expected facts between two --- lines at the top');
});
