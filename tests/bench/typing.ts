import type { Locator, Page } from 'playwright';
import { openBench } from './place';
import { median, type Section } from './report';

const LENGTH = 50_000;
const KEYS = 5;

const book = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);

const TEXTS = {
  'Latin, one line': book('the cat walked over the bridge '),
  'Latin, many lines': book('the cat walked over the bridge\n'),
  Arabic: book('القطة مشت فوق الجسر '),
  Chinese: book('猫走过了桥。'),
} as const;

const FIELDS = [
  { path: '/contact', name: 'name' },
  { path: '/contact', name: 'message' },
  { path: '/survey', name: 'feedback' },
] as const;

/**
 * Measures the time from a key to the frame that shows it, in a field that holds 50,000 characters, compared with a
 * bare field in the same browser. The bare field has the attributes, the font and the width of ours, because the font
 * matters: in a script that our font does not contain, the browser looks up each word again at every key, and does so
 * for Arial too.
 */
export async function measureTyping(): Promise<Section[]> {
  const { site, browser, close } = await openBench();
  const rows: Section['rows'][number][] = [];
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    for (const { path, name } of FIELDS) {
      for (const [script, text] of Object.entries(TEXTS)) {
        await page.goto(site.url + path);
        await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
        const field = page.getByRole('main').locator(`[name="${name}"]`);
        const bare = await field.evaluate((node) => {
          const copy = node.cloneNode();
          if (!(copy instanceof HTMLElement)) return '';
          const { font, width } = getComputedStyle(node);
          copy.removeAttribute('class');
          Object.assign(copy.style, { font, width });
          return copy.outerHTML;
        });
        const ours = await keyCost(page, field, text);
        // The bare field cannot be shown on our host, whose security policy does not allow text to become markup.
        await page.goto('about:blank');
        await page.setContent(bare);
        const theirs = await keyCost(page, page.locator('input, textarea'), text);
        rows.push([`${path} ${name}, ${script}`, ours, theirs, ours - theirs]);
      }
    }
  } finally {
    await close();
  }
  return [
    {
      title: 'A key after a paste of 50,000 characters',
      note: 'Medians, in ms, until the frame is drawn; what is over the bare field is wanted at 50 or less.',
      columns: ['field', 'ours', 'bare', 'over'],
      rows,
    },
  ];
}

/** Puts the text into the field, whatever its maxlength, and types at its end. Returns the median of the keys in ms. */
async function keyCost(page: Page, field: Locator, text: string): Promise<number> {
  await field.evaluate((node, all) => {
    if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return;
    node.removeAttribute('maxlength');
    node.focus();
    node.value = all;
    node.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
  await page.evaluate(() => {
    const costs: number[] = [];
    Object.assign(globalThis, { costs });
    addEventListener(
      'keydown',
      () => {
        const begun = performance.now();
        // A message arrives after the frame's layout and paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => costs.push(performance.now() - begun);
        requestAnimationFrame(() => port2.postMessage(undefined));
      },
      { capture: true },
    );
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? 'b' : 'Backspace');
    // Wait for the measurement; otherwise its frame would coincide with that of the next key.
    await page.waitForFunction((keys) => (Reflect.get(globalThis, 'costs') as number[]).length === keys, key + 1);
  }
  return Math.round(median(await page.evaluate(() => Reflect.get(globalThis, 'costs') as number[])));
}
