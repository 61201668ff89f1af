import { expect, type Page } from 'playwright/test';
import { CONSENT } from '../any-browser/contact-form';
import { hydrated } from './waits';

export interface ContactFields {
  name: string;
  email: string;
  phone?: string;
  message?: string;
}

export const ROSA: ContactFields = {
  name: 'Rosa Feld',
  email: 'rosa@example.com',
  message: 'We are eleven cousins and one grandmother.',
};

/** Opens the contact page and fills in the form, with the consent ticked. */
export async function write(page: Page, fields: ContactFields = ROSA): Promise<void> {
  await page.goto('/contact');
  await hydrated(page);
  await fillIn(page, fields);
}

/** Fills in the given fields and ticks the consent. */
export async function fillIn(page: Page, { name, email, phone, message }: ContactFields): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  if (phone !== undefined) await page.getByLabel('Phone').fill(phone);
  if (message !== undefined) await page.getByLabel('Message').fill(message);
  await page.getByLabel(CONSENT).check();
}

/** Waits until the form has found the drafts of this device; from then on it stores what is typed. */
export const draftsAreKept = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();

export const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send message' }).click();
