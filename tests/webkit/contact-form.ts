import { CONSENT, controlOf, SEND, type Message } from '../setup/any-browser/contact-form';
import type { DrivenPage } from './web-driver';

/** Writes the message and sends it, with keyboard and mouse as a visitor would. */
export async function sendMessage(page: DrivenPage, { name, email, message }: Message): Promise<void> {
  const field = (label: string): ReturnType<DrivenPage['find']> => page.find(controlOf, { label, button: SEND });
  await page.type(await field('Name'), name);
  await page.type(await field('Email'), email);
  await page.type(await field('Message'), message);
  await page.type(await field(CONSENT), ' ');
  await press(page, SEND);
}

/** Presses the button with this text, as soon as it can be pressed: a notice comes in from outside the window. */
export async function press(page: DrivenPage, text: string): Promise<void> {
  const button = await page.find((wanted) => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent, disabled }) => textContent.trim() === wanted && !disabled,
    );
    found?.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    return found?.contains(onTop) === true ? found : undefined;
  }, text);
  await page.click(button);
}
