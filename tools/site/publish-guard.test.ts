import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { findSamples, guardPublication } from './publish-guard';
import { readSettings } from './settings';

const settings = readSettings(process.cwd());
afterEach(() => vi.unstubAllEnvs());

it('lets the demonstration out under its .example address', () => {
  expect(() => guardPublication(process.cwd(), settings)).not.toThrow();
});

it('lists samples and demonstration ids where a real site would go out with them', () => {
  const real = { ...settings, VITE_SITE_URL: 'https://gothammousers.com' };
  expect(() => guardPublication(process.cwd(), real)).toThrow(
    /company\.yaml:\d+ is a sample[\s\S]*VITE_EMAIL_PUBLIC_KEY is still a demonstration id/,
  );
  vi.stubEnv('ALLOW_SAMPLE_CONTENT', '1');
  expect(() => guardPublication(process.cwd(), real)).not.toThrow();
});

it('sees a sample in a record of several lines and in one of a single line', () => {
  const samples = findSamples(process.cwd(), settings);
  const press = readFileSync('src/content/press.yaml', 'utf8').match(/sample: true/g) ?? [];
  expect(press.length).toBeGreaterThan(20);
  expect(samples.filter((line) => line.startsWith('src/content/press.yaml:'))).toHaveLength(press.length);
});
