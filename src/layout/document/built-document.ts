// Reads and changes the HTML that the build wrote: before hydration, and later where a part of it must be kept or
// removed.
import * as z from 'zod/mini';
import { parseJsonOr } from '../../shared/parse';
import { MOVED_ENTRY_KEY } from '../../shared/storage-keys';

/** The attribute on <html> with the path that the HTML was built for (tools/site/path-of-page.ts). */
const PATH_ATTRIBUTE = 'data-path';

/**
 * Returns whether the document was built for this path, so that the first render equals it. Takes
 * the router's path, which for a post is that of its file.
 */
export function madeForThisPath(page: Document, pathname: string): boolean {
  const clean = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return page.documentElement.getAttribute(PATH_ATTRIBUTE) === clean;
}

/**
 * Turns the linked style sheets on if the browser has refused the inline styles. The page's styles
 * are inline; the links beside them are disabled and only tell the bundler which sheets exist. If a
 * host rewrites pages (by minifying them, for example), the text of the style element no longer
 * matches the hash in the policy, and the browser refuses it. The page then gets its styles late.
 */
export function enableRefusedStyles(page: Document): void {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  const styles = links[0]?.previousElementSibling;
  if (styles instanceof HTMLStyleElement && styles.sheet === null) for (const link of links) link.disabled = false;
}

/**
 * Removes structured data of another page. It is only in the built HTML (src/seo/head.ts), and
 * after a navigation it would describe the wrong page.
 */
export function dropForeignDescription(page: Document, pathname: string): void {
  if (!madeForThisPath(page, pathname)) page.querySelector('script[type="application/ld+json"]')?.remove();
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (page: Document): Field[] => [
  ...page.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];
const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const valueOf = (field: Field): string | boolean => (isTick(field) ? field.checked : field.value);
const keyOf = (field: Field): string =>
  `${field.form?.getAttribute('aria-label') ?? ''}/${field.name}/${isTick(field) ? field.value : ''}`;

/**
 * Keeps text that a visitor types before the script runs. Hydration does not change fields, but if React has to render
 * again (password managers insert elements into forms), the fields are new and empty. Remembers the present fields; the
 * returned function puts the text of removed ones into those in their place. A removed field still has the text that it
 * had last, also if the form has emptied it.
 */
export function keepTypedText(page: Document): () => void {
  const fields = new Map(fieldsOf(page).map((field) => [keyOf(field), field]));
  // A part of the page that is loaded later may have a form too.
  page.addEventListener('input', ({ target }) => {
    if (isField(target)) fields.set(keyOf(target), target);
  });
  return () => {
    for (const field of fieldsOf(page)) {
      const old = fields.get(keyOf(field));
      fields.set(keyOf(field), field);
      if (old === undefined || old === field) continue;
      const before = valueOf(old);
      if (isTick(field)) {
        if (before === true && !field.checked) field.click();
      } else if (typeof before === 'string' && before !== '' && field.value === '') {
        field.value = before;
        // The form listens to input events, so this looks as if the visitor had typed the text
        // again.
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  };
}

/** Returns the state of the history entry that the script in the head has left; null if it had none. */
function takeMovedState(): object | null {
  try {
    const state = sessionStorage.getItem(MOVED_ENTRY_KEY);
    sessionStorage.removeItem(MOVED_ENTRY_KEY);
    return parseJsonOr(z.looseObject({}), state, null);
  } catch {
    // Storage is blocked: nothing was stored either, so the page starts at its top.
    return null;
  }
}

/** Replaces the requested address by the public one before the router reads it. */
export function showPublicAddress(address: string): void {
  if (address === location.href) return;
  // Only that script produces an address with the post in both the path and the query.
  const moved = new URLSearchParams(location.search).has('post') ? takeMovedState() : null;
  history.replaceState(moved ?? history.state, '', address);
}
