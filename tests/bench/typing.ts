import type { Locator, Page } from 'playwright';
import { startSite } from '../../tools/preview/site-server';
import { launchChromium } from '../setup/launch-chromium';
import { BENCH } from './place';
import { median, type Section } from './report';

const LENGTH = 50_000;
const KEYS = 7;
/** A key may cost this much more than in a bare field of the same browser. */
const MOST_OVER_BARE_MS = 50;

const repeated = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

const TEXTS = {
  'Latin, one line': repeated('the cat walked over the bridge '),
  'Latin, many lines': repeated('the cat walked over the bridge\n'),
  'Latin, only lines': repeated('a\n'),
  'one long word': repeated('cat'),
  Arabic: repeated('القطة مشت فوق الجسر '),
  Chinese: repeated('猫走过了桥。'),
  Devanagari: repeated('बिल्ली पुल पर चली '),
} as const;

/** The fields that take a text of any length; the searches end at 80 characters. */
const FIELDS = [
  { path: '/contact', label: 'Name' },
  { path: '/contact', label: 'Email' },
  { path: '/contact', label: 'Phone' },
  { path: '/contact', label: 'Message' },
  { path: '/survey', label: 'Name' },
  { path: '/survey', label: 'feedback' },
  { path: '/blog', label: 'Search' },
] as const;
