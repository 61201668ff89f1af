import type { ElementHandle, Page } from 'puppeteer-core';
import { CONSENT, controlOf, SEND, type Message } from '../setup/any-browser/contact-form';

/** Writes the message and sends it, with keyboard and mouse as a visitor would. */
export async function sendMessage(page: Page, { name, email, message }: Message): Promise<void> {
  await (await field(page, 'Name')).type(name);
  await (await field(page, 'Email')).type(email);
  await (await field(page, 'Message')).type(message);
  await (await field(page, CONSENT)).press(' ');
  const button = await page.waitForSelector(`::-p-xpath(//button[normalize-space()="${SEND}"][not(@disabled)])`);
  if (button === null) throw new Error(`There is no button ${SEND}`);
  await button.click();
}

async function field(page: Page, label: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(controlOf, {}, { label, button: SEND });
  const element = found.asElement();
  if (element === null) throw new Error(`There is no field ${label}`);
  return element as ElementHandle<HTMLElement>;
}
