import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './check-content';
import { compileContent } from './compile';
import { COMPANY_FILE, openQuestions, TERMS_FILE, termsOf, unusedTerms, withTerms } from './terms';

const OPEN = { ask: 'Until when?', until: 'Ask us.', said: '' };
const TERMS = { cancel: OPEN, dogs: { ...OPEN, ask: 'May dogs come?', said: 'Yes, on a leash.' }, fees: { ...OPEN } };
const words = termsOf(TERMS);
const { files } = checkContent(process.cwd());

describe('a text that names a term', () => {
  it('shows the answer, and what holds until there is one', () => {
    const { value, unknown } = withTerms({ answer: [{ p: ['{terms.cancel} {terms.dogs}'] }], count: 3 }, words);
    expect(value).toEqual({ answer: [{ p: ['Ask us. Yes, on a leash.'] }], count: 3 });
    expect(unknown).toEqual([]);
  });

  it("shows the company's name and address, which stand in one file", () => {
    const named = termsOf({}, { name: 'Gotham Mousers', email: 'a@b.example', rating: { value: 4.9 } });
    expect(withTerms('{company.name}: {company.email}', named)).toEqual({
      value: 'Gotham Mousers: a@b.example',
      unknown: [],
    });
    expect(withTerms('{company.rating}', named).unknown).toEqual(['{company.rating}']);
  });

  it('keeps what is no term: a month that the page fills in', () => {
    expect(withTerms('Now booking {month}.', words).value).toBe('Now booking {month}.');
  });

  it('is a mistake where there is no such term', () => {
    const path = 'src/content/pages/site-map.yaml';
    expect(compileContent(path, 'heading: "{terms.cancle}"', words)).toEqual({
      ok: false,
      mistakes: [`${path}: {terms.cancle} is not in ${TERMS_FILE}`],
    });
    expect(compileContent(path, 'heading: "{company.mail}"', words)).toEqual({
      ok: false,
      mistakes: [`${path}: {company.mail} is not in ${COMPANY_FILE}`],
    });
  });
});

it.each(['{term.dogs}', '{Terms.dogs}', '{ terms.dogs }', '{terms.called-off}', '{company. name}'])(
  'finds what was meant as a name: %s',
  (written) => {
    const path = 'src/content/pages/site-map.yaml';
    expect(compileContent(path, `heading: "So: ${written}"`, words)).toEqual({
      ok: false,
      mistakes: [`${path}: expected a name like {terms.cancel} or {company.email}, got ${written}`],
    });
  },
);

it.each([
  ['said: ""', true],
  ['said:', true],
  ['said: "Until the day before."', true],
  ['said: "See [our page](/tours)."', false],
  ['said: "Until **noon**."', false],
])('takes plain words for an answer, or none: %s', (line, ok) => {
  const source = `cancel:\n  ask: "Until when?"\n  until: "Ask us."\n  ${line}\n`;
  expect(compileContent(TERMS_FILE, source)).toMatchObject({ ok });
});

describe('in a folder with one page', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gotham-terms-'));
    mkdirSync(join(root, 'src/content'), { recursive: true });
    writeFileSync(join(root, 'src/content/a.yaml'), 'text: "{terms.cancel}, {terms.dogs}"');
    writeFileSync(join(root, TERMS_FILE), 'fees: "{terms.fees}"');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('a term that no text names is a mistake: its answer would be read by nobody', () => {
    expect(unusedTerms(root, words.keys(), ['src/content/a.yaml', TERMS_FILE])).toEqual([
      `${TERMS_FILE} → fees: no text has {terms.fees} in it, so nobody would read it`,
    ]);
  });
});

describe('the list for the owner', () => {
  it('counts what is open, and asks it', () => {
    expect(openQuestions([{ path: TERMS_FILE, value: TERMS }])).toEqual([
      `2 things that your guests ask and the site cannot answer (${TERMS_FILE}):`,
      '  cancel: Until when?',
      '  fees: Until when?',
    ]);
  });

  it('is silent when all is answered', () => {
    expect(openQuestions([{ path: TERMS_FILE, value: { dogs: TERMS.dogs } }])).toEqual([]);
  });
});

it('leaves no name of a term in what visitors read', () => {
  expect(JSON.stringify(files)).not.toMatch(/\{(?:terms|company)\./);
});
