import { present } from '../setup/content/content';
import { expect, hydrated, test, watchedPage } from '../setup/stage/stage';
import { bar, heading, showMe, STOPS, titleOf, WALK } from '../setup/stage/walk-page';

test('a voice that does not speak leads to a text', async ({ page }) => {
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The text stays.' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Listen' })).toBeVisible();
});

/** Voices of the device that speak each sentence when told to; the third needs a connection. */
const VOICE = `{
  const said = (window.said = []);
  let current;
  const voices = [['Samantha', 'en-US', true], ['Daniel', 'en-GB', true], ['Google US English', 'en-US', false]].map(
    ([name, lang, localService]) => ({ name, lang, localService, voiceURI: name, default: false }),
  );
  const synthesis = new EventTarget();
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class { constructor(text) { this.text = text; } } });
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(synthesis, {
    speaking: false, pending: false, getVoices: () => voices,
    speak(utterance) { current = utterance; synthesis.speaking = true; setTimeout(() => { if (current === utterance) { said.push(utterance.text); window.saidBy = utterance.voice?.name; utterance.onstart?.({}); } }); },
    cancel() { current = undefined; synthesis.speaking = false; },
  }) });
  window.endSentence = () => { const ended = current; current = undefined; synthesis.speaking = false; ended?.onend?.({}); };
}`;

test('the voice reads sentence by sentence, pauses, and continues at the same one', async ({ page }) => {
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const said = (): Promise<string[]> => page.evaluate('window.said');
  const lastSaid = async (): Promise<string | undefined> => (await said()).at(-1);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(lastSaid).toBe('Stop three.');
  await page.evaluate('window.endSentence()');
  await expect.poll(lastSaid).toBe('Mister Beecher’s Hoosier Cat');
  await page.evaluate('window.endSentence()');
  await expect.poll(lastSaid).toMatch(/^In eighteen seventy/);
  await expect(page.getByText(/^Sentence 2 of \d+$/)).toBeVisible();
  // The sentence is highlighted in the text.
  const marked = await page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken') ?? [];
    const element = range?.startContainer.parentElement;
    return [String(range), element && getComputedStyle(element, '::highlight(spoken)').backgroundColor];
  });
  expect(marked).toEqual([expect.stringMatching(/^In 1870 /), 'rgb(240, 180, 60)']);
  await page.getByRole('button', { name: 'Next sentence' }).click();
  await expect(page.getByText(/^Sentence 3 of \d+$/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  const before = (await said()).length;
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => (await said()).length).toBeGreaterThan(before);
  await expect(page.getByText(/^Sentence 3 of \d+$/)).toBeVisible();

  // The sentence is stored, and on the way the voice reads the directions.
  await page.reload();
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByText(/^Sentence 3 of \d+$/)).toBeVisible();
  await page.goto(`${WALK}#to-4`);
  await expect(heading(page)).toHaveText('To stop 4');
  await expect(page.getByText(/^Sentence/)).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(lastSaid).toMatch(/^Go back west on Orange Street/);
  // While the voice speaks, screen readers announce no changes.
  await showMe(page).click();
  const refused = page.getByRole('status').filter({ hasText: 'Location is not allowed' });
  await expect(refused).toHaveAttribute('aria-live', 'off');
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await expect(refused).not.toHaveAttribute('aria-live');
});

test('on the other pages the voice reads on, in a small player that leads back', async ({ context }) => {
  const { page, troubles } = await watchedPage(context);
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  const lastSaid = (): Promise<string | undefined> => page.evaluate('window.said.at(-1)');
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(lastSaid).toBe('Stop three.');
  await page.getByRole('link', { name: 'Close the walk' }).click();
  await expect(page).toHaveURL('/tours/brooklyn-heights');
  const player = page.getByRole('complementary', { name: 'Voice of the walk' });
  await expect(player).toContainText(titleOf(3));
  await page.evaluate('window.endSentence()');
  await expect.poll(lastSaid).toBe(titleOf(3).replace('Mr.', 'Mister'));
  await page.evaluate('window.endSentence()');
  await expect.poll(lastSaid).toMatch(/^In eighteen seventy/);
  await player.getByRole('button', { name: 'Pause' }).click();
  await player.getByRole('button', { name: 'Listen' }).click();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await player.getByRole('link', { name: 'Back to the walk' }).click();
  await expect(heading(page)).toHaveText(`Stop 3: ${titleOf(3)}`);
  await expect(player).toHaveCount(0);
  await expect(page.getByText(/^Sentence 2 of \d+$/)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.getByRole('link', { name: 'Close the walk' }).click();
  await player.getByRole('button', { name: 'Stop reading' }).click();
  await expect(player).toHaveCount(0);
  expect(troubles).toEqual([]);
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
  await expect.poll(() => page.evaluate('window.said.at(-1)')).toMatch(/^This is the voice of your device/);
  expect(await page.evaluate('window.saidBy')).toBe('Daniel');
  await expect(voices.getByRole('radio', { name: /^Daniel/ })).toBeChecked();
  await page.reload();
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => page.evaluate('window.saidBy')).toBe('Daniel');
});

test('on the way the voice begins with the step that is shown, and not with a turn that is made', async ({
  page,
  context,
}) => {
  const steps = present(present(present(STOPS[3]).next).steps);
  const { lat, lon } = present(STOPS[3]).at;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: lat, longitude: lon, accuracy: 15 });
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#to-5`);
  await hydrated(page);
  await showMe(page).click();
  await expect(page.getByText(`Step 1 of ${steps.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText(`Step 2 of ${steps.length}`)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  const marked = (): Promise<string> => page.evaluate(() => String([...(CSS.highlights.get('spoken') ?? [])][0] ?? ''));
  await expect.poll(marked).not.toBe('');
  expect(present(steps[1]).words.startsWith(await marked())).toBe(true);
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
      ['Previous sentence', 'Next sentence', /^Speed/, 'Voice'].map(async (name) =>
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
