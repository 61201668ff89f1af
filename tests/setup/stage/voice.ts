// The voice of a walk in a browser test: voices that speak each sentence when told to, and what a visitor hears and
// sees.
import { expect, type Locator, type Page } from 'playwright/test';
import { spokenStop } from '../../../src/walk/voice/spoken-text';
import { present } from '../content/content';
import { hydrated } from './waits';
import { bar, STOPS, WALK } from './walk-page';

/** The text that the voice reads at stop 3: the title, the story sentence by sentence, and the way to stop 4. */
export const SPOKEN = spokenStop(3, present(STOPS[2]));
export const sentence = (number: number) => present(SPOKEN.sentences[number - 1]);

/** Voices of the device that speak each sentence when told to; the third needs a connection. */
export const VOICE = `{
  const said = (window.said = []);
  let current;
  let started;
  let isTaken = false;
  const cut = (utterance) => utterance?.onerror?.({ error: 'interrupted' });
  const voices = [['Samantha', 'en-US', true], ['Daniel', 'en-GB', true], ['Google US English', 'en-US', false]].map(
    ([name, lang, localService]) => ({ name, lang, localService, voiceURI: name, default: false }),
  );
  const synthesis = new EventTarget();
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: class { constructor(text) { this.text = text; } } });
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(synthesis, {
    speaking: false, pending: false, getVoices: () => voices,
    speak(utterance) {
      current = utterance;
      synthesis.speaking = true;
      setTimeout(() => {
        if (current !== utterance) return;
        if (isTaken) return cut(utterance);
        said.push(utterance.text);
        window.saidBy = utterance.voice?.name;
        utterance.onstart?.({});
        started = utterance;
      });
    },
    cancel() { current = undefined; synthesis.speaking = false; },
  }) });
  window.endSentence = () => { const ended = current; current = undefined; synthesis.speaking = false; ended?.onend?.({}); };
  // Another app takes the voice, and gives it back.
  window.takeVoice = () => { isTaken = true; cut(current); };
  window.giveVoice = () => { isTaken = false; };
  // The site gives up a voice that is silent for some seconds. A test may take longer, so a voice that has started says
  // so again and again.
  setInterval(() => {
    if (synthesis.speaking && !isTaken && current === started) current?.onstart?.({});
  }, 1_000);
}`;

export const said = (page: Page): Promise<string[]> => page.evaluate('window.said');
export const lastSaid = async (page: Page): Promise<string | undefined> => (await said(page)).at(-1);
/** Lets the voice come to the end of what it is saying. */
export const endSentence = (page: Page): Promise<void> => page.evaluate('window.endSentence()');
export const sentenceShown = (page: Page, number: number): Locator =>
  page.getByText(new RegExp(`^Sentence ${number} of \\d+$`));
/** The player on the pages outside of the walk. */
export const smallPlayer = (page: Page): Locator => page.getByRole('complementary', { name: 'Voice of the walk' });

/** Opens stop 3, and listens until its opening is said. */
export async function listenToStop3(page: Page): Promise<void> {
  await page.addInitScript(VOICE);
  await page.goto(`${WALK}#stop-3`);
  await hydrated(page);
  await bar(page).getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => lastSaid(page)).toBe('Stop three.');
}

/** Opens stop 3, and pauses at its third sentence. */
export async function pausedAtStop3(page: Page): Promise<void> {
  await listenToStop3(page);
  await endSentence(page);
  await expect(sentenceShown(page, 1)).toBeVisible();
  const next = page.getByRole('button', { name: 'Next sentence' });
  await next.click();
  await next.click();
  await expect.poll(() => lastSaid(page)).toBe(sentence(3).say);
  await bar(page).getByRole('button', { name: 'Pause' }).click();
}

/** Returns how many pixels the upper part reaches into the lower one. */
export async function overlapOf(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  const { y, height } = present(above ?? undefined);
  return y + height - present(below ?? undefined).y;
}
