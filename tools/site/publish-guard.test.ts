import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInSettings } from '../../tests/fakes/settings';
import { demonstrationLine, findSamples, guardPublication } from './publish-guard';
import { checkSettings, readSettings } from './settings';

const settings = readSettings(process.cwd());
afterEach(() => vi.unstubAllEnvs());

it('lets the demonstration out under its .example address', () => {
  expect(() => guardPublication(process.cwd(), settings)).not.toThrow();
  expect(demonstrationLine(settings)).toContain('gothammousers.example: it sends nothing');
  expect(demonstrationLine({ ...settings, VITE_SITE_URL: 'https://gothammousers.com' })).toBeUndefined();
});

it('lists samples and demonstration ids where a real site would go out with them', () => {
  const real = { ...settings, VITE_SITE_URL: 'https://gothammousers.com' };
  expect(() => guardPublication(process.cwd(), real)).toThrow(
    /company\.yaml:\d+ is a sample[\s\S]*VITE_EMAIL_PUBLIC_KEY is still a demonstration id/,
  );
  vi.stubEnv('ALLOW_SAMPLE_CONTENT', '1');
  expect(() => guardPublication(process.cwd(), real)).not.toThrow();
});

it.each<[string, Record<string, string>]>([
  ['booking calendar', { VITE_BOOKING_COMPANY: 'mousers' }],
  ['e-mail template', { VITE_EMAIL_TEMPLATE_REPLY: 'template_1' }],
  ['newsletter list', { VITE_NEWSLETTER_URL: 'https://mousers.us1.list-manage.com/subscribe/post?u=1&id=2' }],
])('asks for the address of the site where a real %s is set and the address is not', (_, real) => {
  const [name = ''] = Object.keys(real);
  const message = `Set VITE_SITE_URL to the address of your site. It is https://gothammousers.example, and these accounts are real: ${name}.`;
  vi.stubEnv('ALLOW_SAMPLE_CONTENT', '1');
  expect(() => guardPublication(process.cwd(), { ...settings, ...real })).toThrow(message);
  // On this machine one may try a real account.
  const here = { ...settings, ...real, VITE_SITE_URL: 'http://localhost:4173' };
  expect(() => guardPublication(process.cwd(), here)).not.toThrow();
});

it('lists stand-ins and an address without encryption among the settings of a real site', () => {
  const standIns = checkSettings(standInSettings('http://localhost:4174', 'http://gothammousers.com'));
  const lines = findSamples(process.cwd(), standIns).filter((line) => line.startsWith('VITE_'));
  expect(lines).toEqual([
    'VITE_BOOKING_ORIGIN is the address of a stand-in',
    'VITE_EMAIL_ORIGIN is the address of a stand-in',
    'VITE_NEWSLETTER_URL is the address of a stand-in',
    'VITE_NEWSLETTER_THANKS_ORIGIN is the address of a stand-in',
    'VITE_SITE_URL begins with http:, and browsers work offline only with https:',
  ]);
});

it('sees a sample in a record of several lines and in one of a single line', () => {
  const samples = findSamples(process.cwd(), settings);
  const press = readFileSync('src/content/press.yaml', 'utf8').match(/sample: true/g) ?? [];
  expect(press.length).toBeGreaterThan(20);
  expect(samples.filter((line) => /^src\/content\/press\.yaml:\d+ is a sample$/.test(line))).toHaveLength(press.length);
});

describe('a line of a content file', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'gotham-guard-'));
    mkdirSync(join(root, 'src/content'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['and no record is a sample', 'name: A', true],
    ['and a record is a sample', 'sample: true', false],
  ])('that says that there are samples, %s', (_name, record, isListed) => {
    writeFileSync(join(root, 'src/content/company.yaml'), `demonstrationNotice: 'Samples.'\n`);
    writeFileSync(join(root, 'src/content/press.yaml'), `${record}\n`);
    const found = findSamples(root, settings).filter((one) => one.startsWith('src/content/company.yaml'));
    expect(found).toEqual(
      isListed
        ? [
            'src/content/company.yaml:1 says at the foot of every page that there are samples, and no record is one; delete the line',
          ]
        : [],
    );
  });

  it.each([
    ['email: hello@gothammousers.example', true],
    ['petitionForm: https://forms.example/jerry-fox-plaque', true],
    ["text: 'Write to hello@gothammousers.example.'", true],
    ['# email: hello@gothammousers.example', false],
    ['email: walks@mousers.nyc # It was hello@gothammousers.example.', false],
    ["text: 'For example: write to us.'", false],
    ['link: https://www.example.com/press', false],
  ])('with an address under .example is not real yet: %s', (line, isListed) => {
    writeFileSync(join(root, 'src/content/company.yaml'), `name: Mousers\n${line}\n`);
    const found = findSamples(root, settings).filter((one) => one.startsWith('src/content'));
    expect(found).toEqual(isListed ? ['src/content/company.yaml:2 has a sample address'] : []);
  });
});
