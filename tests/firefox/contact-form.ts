import type { ElementHandle, Page } from 'puppeteer-core';
import { company } from '../setup/content';
import { until } from '../setup/any-browser/until';

const BUTTON = 'Send message';
const CONSENT = `I agree to receive updates from ${company.name}`;

export interface Message {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Writes the message and sends it, with keyboard and mouse as a visitor would. */
export async function sendMessage(page: Page, { name, email, message }: Message): Promise<void> {
  await (await field(page, 'Name')).type(name);
  await (await field(page, 'Email')).type(email);
  await (await field(page, 'Message')).type(message);
  await (await field(page, CONSENT)).press(' ');
  const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${BUTTON}"][not(@disabled)])`);
  if (button === null) throw new Error(`There is no button ${BUTTON}`);
  await button.click();
}

/** Waits for words in the main part of the page. */
export async function untilSaid(page: Page, words: string): Promise<void> {
  await until(
    `"${words}"`,
    () => page.$eval('main', (main) => main.innerText),
    (text) => text.includes(words),
  );
}

/** The control with this label, in the form that has our button: the page has other forms too. */
async function field(page: Page, label: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(
    (wanted, button) => {
      const form = [...document.forms].find((one) =>
        [...one.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === button),
      );
      return [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])].find((control) =>
        [...(control.labels ?? [])].some(({ textContent }) => textContent.trim().startsWith(wanted)),
      );
    },
    {},
    label,
    BUTTON,
  );
  const element = found.asElement();
  if (element === null) throw new Error(`There is no field ${label}`);
  return element as ElementHandle<HTMLElement>;
}
