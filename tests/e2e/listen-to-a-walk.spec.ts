import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { spokenSentences, spokenStart } from '../../src/walk/voice/spoken-text';
import { firstParagraphOf, present, tour } from '../setup/content/content';
import { TEST_DIST } from '../setup/site/test-site';
import { receiverAt } from '../setup/stage/receiver';
import { expect, holdBack, test } from '../setup/stage/stage';
import {
  endSentence,
  lastSaid,
  listenToStop3,
  overlapOf,
  pausedAtStop3,
  said,
  sentence,
  sentenceShown,
  smallPlayer,
  SPOKEN,
  VOICE,
} from '../setup/stage/voice';
import { arrived, frameAndTasks, hydrated } from '../setup/stage/waits';
import { bar, heading, showMe, STOPS, titleOf, WALK } from '../setup/stage/walk-page';

const THIRD = present(STOPS[2]);

test('a voice that does not speak leads to a text', async ({ page }) => {
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  // Not every screen reader announces text in a live region that has just been added.
  const regions = page.getByRole('status');
  const before = await regions.count();
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(regions.filter({ hasText: 'The text stays.' })).toBeVisible();
  await expect(regions).toHaveCount(before);
  await expect(bar(page).getByRole('button', { name: 'Listen' })).toBeVisible();
});

test('a sample that the voice does not speak leads to a text below its button, which stays', async ({ page }) => {
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Text, voice, screen' });
  await expect(sheet.getByRole('status')).toHaveText('');
  const sample = sheet.getByRole('button', { name: 'Hear a sample' });
  await sample.press('Enter');
  await expect(sheet.getByRole('status')).toContainText('The text stays.');
  await expect(sample).toBeFocused();
});

/** The highlighted text; '' if there is none. */
const markedWords = (page: Page): Promise<string> =>
  page.evaluate(() => String([...(CSS.highlights.get('spoken') ?? [])][0] ?? ''));
/** Whether the highlighted text is the beginning of these words. */
const marksBeginningOf = async (page: Page, words: string): Promise<boolean> => {
  const marked = await markedWords(page);
  return marked !== '' && words.startsWith(marked);
};

test('the voice reads sentence by sentence, pauses, and continues at the same one', async ({ page }) => {
  await listenToStop3(page);
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe(sentence(1).say);
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe(sentence(2).say);
  await expect(sentenceShown(page, 2)).toBeVisible();
  // The sentence is highlighted in the text.
  const marked = await page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken') ?? [];
    const element = range?.startContainer.parentElement;
    return [String(range), element && getComputedStyle(element, '::highlight(spoken)').backgroundColor];
  });
  expect(marked).toEqual([
    firstParagraphOf(THIRD.story).slice(sentence(2).start, sentence(2).end),
    'rgb(240, 180, 60)',
  ]);
  await page.getByRole('button', { name: 'Next sentence' }).click();
  await expect(sentenceShown(page, 3)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  const before = (await said(page)).length;
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before);
  await expect(sentenceShown(page, 3)).toBeVisible();

  // The sentence is stored, and on the way the voice reads the directions.
  await page.reload();
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(sentenceShown(page, 3)).toBeVisible();
  await page.goto(`${WALK}#to-4`);
  await expect(heading(page)).toHaveText('To stop 4');
  await expect(page.getByText(/^Sentence/)).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  // No stop is marked, so the voice says where the directions begin.
  await expect.poll(() => lastSaid(page)).toBe('From stop 3.');
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe(present(SPOKEN.way[0]).say);
  // While the voice speaks, screen readers announce no changes.
  await showMe(page).click();
  const refused = page.getByRole('status').filter({ hasText: 'Location is not allowed' });
  await expect(refused).toHaveAttribute('aria-live', 'off');
  // When it has ended, the text is put into the region once more, because only a change is announced.
  await refused.evaluate((region) => {
    new MutationObserver(() => (document.title = 'announced')).observe(region, { childList: true });
  });
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await expect(refused).not.toHaveAttribute('aria-live');
  await expect(page).toHaveTitle('announced');
});

test('after a mark the voice is silent, and then reads the stop in place of the way to it', async ({ page }) => {
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#to-3`);
  await hydrated(page);
  const listen = bar(page).getByRole('button', { name: 'Listen' });
  await listen.click();
  await expect.poll(() => lastSaid(page)).toBe('From stop 2.');
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await listen.click();
  await expect.poll(() => lastSaid(page)).toBe('Stop three.');
  // On the stop it reads on.
  await bar(page).getByRole('link', { name: 'Read stop 3' }).click();
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe(sentence(1).say);
  await expect(sentenceShown(page, 1)).toBeVisible();
  // The way on begins at the stop that is marked, so it is not named again.
  await bar(page).getByRole('link', { name: 'Next: stop 4' }).click();
  await expect(heading(page)).toHaveText('To stop 4');
  await listen.click();
  await expect.poll(() => lastSaid(page)).toBe(present(SPOKEN.way[0]).say);
});

test('the map opens and closes while the story of a marked stop is read, and its sentence stays marked', async ({
  page,
}) => {
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#to-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'I am here' }).click();
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => lastSaid(page)).toBe('Stop three.');
  await bar(page).getByRole('link', { name: 'Map' }).click();
  await expect(heading(page)).toHaveText('The map of this walk');
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('To stop 3');
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Read stop 3' }).click();
  await endSentence(page);
  await expect(sentenceShown(page, 1)).toBeVisible();
  await expect.poll(() => markedWords(page)).not.toBe('');
  const marked = await markedWords(page);
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await bar(page).getByRole('link', { name: 'Map' }).click();
  await expect(heading(page)).toHaveText('The map of this walk');
  await expect.poll(() => markedWords(page)).toBe('');
  await page.goBack();
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await expect.poll(() => markedWords(page)).toBe(marked);
});

test('the way to the start is read as a person would say it', async ({ page }) => {
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#to-1`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  const [corner, station] = spokenStart(tour('brooklyn-heights').meeting);
  await expect.poll(() => lastSaid(page)).toBe(corner);
  await endSentence(page);
  await expect.poll(() => lastSaid(page)).toBe(station);
  expect(await lastSaid(page)).not.toMatch(/[()]|\bft\b|\bSt\b/);
});

/** The script with the words for the voice, which has a name like the other scripts of its walk. */
const spokenScript = (): string =>
  present(
    readdirSync(`${TEST_DIST}/assets`).find(
      (name) =>
        /^brooklyn-heights-.+\.js$/.test(name) &&
        readFileSync(`${TEST_DIST}/assets/${name}`, 'utf8').includes('Stop three.'),
    ),
  );

test('a press on Listen before its words have come is not lost', async ({ page }) => {
  await page.addInitScript(VOICE);
  const come = await holdBack(page, `**/assets/${spokenScript()}`);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  const coming = page.getByRole('status').filter({ hasText: 'The words for the voice are coming.' });
  await expect(coming).toBeVisible();
  come();
  await expect(coming).toHaveCount(0);
  await expect.poll(() => lastSaid(page)).toBe('Stop three.');
});

const notArrived = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'The words for the voice have not arrived.' });

/** Opens stop 3 and presses Listen, whose words do not come. @returns a function after which they can come */
async function listenInVain(page: Page): Promise<() => void> {
  let isDown = true;
  await page.addInitScript(VOICE);
  await page.route(`**/assets/${spokenScript()}`, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(notArrived(page)).toBeVisible();
  return () => (isDown = false);
}

test('if the words for the voice do not come, Listen says so, and they are read at the next press only', async ({
  page,
}) => {
  const canCome = await listenInVain(page);
  await page.evaluate('window.said.length = 0');
  canCome();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notArrived(page)).toHaveCount(0);
  // A voice that reads by itself would say something within a frame and a task, and the button would be named "Pause".
  await frameAndTasks(page);
  await expect(bar(page).getByRole('button', { name: 'Listen' })).toBeVisible();
  expect(await said(page)).toEqual([]);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => lastSaid(page)).toBe('Stop three.');
});

test('a press on Listen whose words did not come is repeated by the next press', async ({ page }) => {
  const canCome = await listenInVain(page);
  canCome();
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => lastSaid(page)).toBe('Stop three.');
});

test('the focus stays in the player when its buttons vanish', async ({ page }) => {
  await pausedAtStop3(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  const next = page.getByRole('button', { name: 'Next sentence' });
  await next.focus();
  while ((await next.count()) > 0) await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.contains(document.body))).toBe(false);
});

test('while the voice reads, the player and the bar do not cover what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await listenToStop3(page);
  const player = page.getByRole('region', { name: 'Voice' });
  await expect(player).toBeVisible();
  const link = page.getByRole('article').getByRole('link', { name: /^Tell us that something/ });
  await link.evaluate((element: HTMLElement) => {
    // The lower edge of the link is just above the bar, behind the player.
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 110, behavior: 'instant' });
    element.focus();
  });
  await expect.poll(() => overlapOf(link, player)).toBeLessThan(1);
  // A button of the player or of the bar is in view already, so its focus does not scroll the page.
  const scrolled = await page.evaluate(() => scrollY);
  for (const button of [player.getByRole('button', { name: 'Next sentence' }), bar(page).getByRole('link')]) {
    await button.first().focus();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  }
});

test('the rings of the focus on the colored cells can be seen, because they have the color of the words', async ({
  page,
}) => {
  const colors = (cell: Locator) =>
    cell.evaluate((element) => {
      const { color, outlineColor, outlineStyle } = getComputedStyle(element);
      return { color, outlineColor, outlineStyle };
    });
  await listenToStop3(page);
  const cells = [
    bar(page).getByRole('button', { name: 'Pause' }),
    page.getByRole('group', { name: 'From stop 2' }).getByRole('link', { name: /^Walk/ }),
  ];
  for (const cell of cells) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.keyboard.press('Shift');
      await cell.focus();
      await expect
        .poll(async () => {
          const { color, outlineColor, outlineStyle } = await colors(cell);
          return outlineStyle === 'solid' && outlineColor === color;
        })
        .toBe(true);
    }
    const close = page.getByRole('link', { name: 'Close the walk' });
    if ((await close.count()) > 0) await close.click();
  }
});

test('another voice can be tried and is stored, and one that needs a connection is not offered', async ({ page }) => {
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const sheet = page.getByRole('dialog', { name: 'Text, voice, screen' });
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  const voices = sheet.getByRole('group', { name: 'Voice', exact: true });
  await expect(voices.getByRole('radio')).toHaveCount(2);
  await expect(voices.getByRole('radio', { name: /^Samantha/ })).toBeChecked();
  await voices.getByRole('button', { name: 'Try it: Daniel' }).click();
  await expect.poll(() => lastSaid(page)).toMatch(/^This is the voice of your device/);
  expect(await page.evaluate('window.saidBy')).toBe('Daniel');
  await expect(voices.getByRole('radio', { name: /^Daniel/ })).toBeChecked();
  await page.reload();
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => page.evaluate('window.saidBy')).toBe('Daniel');

  // If the voice is gone from the device, the one that speaks is checked.
  await page.addInitScript(`{
    const voices = speechSynthesis.getVoices().map((one) => one.name === 'Daniel' ? { ...one, name: 'Kate', voiceURI: 'Kate' } : one);
    speechSynthesis.getVoices = () => voices;
  }`);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  await expect(voices.getByRole('radio', { name: /^Kate/ })).not.toBeChecked();
  await expect(voices.getByRole('radio', { name: /^Samantha/ })).toBeChecked();
});

test('on the way the voice begins with the step that is shown, and not with a turn that is made', async ({ page }) => {
  const steps = present(present(present(STOPS[3]).next).steps);
  await page.addInitScript(receiverAt(present(STOPS[3]).at));
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  await showMe(page).click();
  await expect(page.getByText(`Step 1 of ${steps.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(`Step 2 of ${steps.length}`)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => marksBeginningOf(page, present(steps[1]).words)).toBe(true);
  // While another app has the voice, the walker comes to the next step.
  await page.evaluate('window.takeVoice()');
  await expect(page.getByRole('status').filter({ hasText: 'The voice stopped at sentence' })).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(`Step 3 of ${steps.length}`)).toBeVisible();
  await page.evaluate('window.giveVoice()');
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  await expect.poll(() => marksBeginningOf(page, present(steps[2]).words)).toBe(true);
  // The pressed button is gone, but the focus is not lost.
  await expect(page.getByRole('region', { name: 'Voice' })).toBeFocused();
});

for (const [screen, title] of [
  ['map', 'The map of this walk'],
  ['list', 'The stops of this walk'],
] as const)
  test(`the ${screen} shows no directions, and the voice begins with the step that is due all the same`, async ({
    page,
  }) => {
    const [first, second] = present(present(present(STOPS[3]).next).steps);
    const [from, to] = [present(present(first).at), present(present(second).at)];
    // The walker is in the middle of the second step.
    await page.addInitScript(receiverAt({ lat: (from.lat + to.lat) / 2, lon: (from.lon + to.lon) / 2 }));
    await page.addInitScript(VOICE);
    await page.goto(`${WALK}#to-5`);
    await hydrated(page);
    await showMe(page).click();
    await expect(page.getByText(/^Step 2 of/)).toBeVisible();
    await page.goto(`${WALK}#${screen}`);
    await expect(heading(page)).toHaveText(title);
    await bar(page).getByRole('button', { name: 'Listen' }).click();
    await expect.poll(() => lastSaid(page)).toBe(spokenSentences(present(second).words)[0]?.say);
  });

test('a sample of the voice changes nothing of the place in the story', async ({ page }) => {
  await pausedAtStop3(page);
  await page.getByRole('region', { name: 'Voice' }).getByRole('button', { name: 'Voice', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Text, voice, screen' });
  const sampled = () => expect.poll(() => lastSaid(page)).toMatch(/^This is the voice of your device/);
  await sheet.getByRole('button', { name: 'Hear a sample' }).click();
  await sampled();
  expect(await markedWords(page)).toBe('');
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  // The player, with the button that opened the sheet, went with the sample.
  await expect(heading(page)).toBeFocused();
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(sentenceShown(page, 3)).toBeVisible();
  await expect.poll(() => lastSaid(page)).toBe(sentence(3).say);

  // A walk that is closed during a sample leaves no small player.
  await page.getByRole('button', { name: 'Text, voice, screen' }).click();
  await sheet.getByRole('button', { name: 'Try it: Samantha' }).click();
  await sampled();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await arrived(page, '/tours/brooklyn-heights');
  await frameAndTasks(page);
  await expect(smallPlayer(page)).toHaveCount(0);

  // A sample on the cover does not change it either.
  await page.goto(WALK);
  await hydrated(page);
  await page.getByRole('button', { name: 'Hear a sample' }).click();
  await sampled();
  await expect(page.getByRole('region', { name: 'Voice' })).toHaveCount(0);
  await bar(page).getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(sentenceShown(page, 3)).toBeVisible();
});

for (const [window, width, height] of [
  ['on the narrowest phone', 320, 568],
  ['on a phone at 200 % zoom', 195, 332],
] as const)
  test(`${window}, the player is one row, and more than half of the window is left to the text`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(VOICE);
    await page.goto(`${WALK}#stop-3`);
    await hydrated(page);
    await bar(page).getByRole('button', { name: 'Listen' }).click();
    const player = page.getByRole('region', { name: 'Voice' });
    const places = await Promise.all(
      ['Previous sentence', 'Next sentence', /×, speed/, 'Voice'].map(async (name) =>
        present((await player.getByRole('button', { name, exact: true }).boundingBox()) ?? undefined),
      ),
    );
    const first = present(places[0]);
    for (const place of places) {
      expect(place.y).toBe(first.y);
      expect(place.x + place.width).toBeLessThanOrEqual(width);
      expect(place.width).toBeGreaterThanOrEqual(40);
    }
    expect((await player.boundingBox())?.y).toBeGreaterThan(height * 0.6);
  });
