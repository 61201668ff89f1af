// The built HTML from its first paint until the script takes it over.
import * as z from 'zod/mini';
import { parseJsonOr } from '../../shared/parse';
import { MOVED_ENTRY_KEY } from '../../shared/storage-keys';

/** The attribute on <html> that names the path the HTML was built for (tools/site/prerender.ts). */
const PATH_ATTRIBUTE = 'data-path';

/**
 * Whether the document was built for this path, so that its first render will equal it. In: the router's
 * path, which for a post is that of its file.
 */
export function madeForThisPath(page: Document, pathname: string): boolean {
  const clean = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return page.documentElement.getAttribute(PATH_ATTRIBUTE) === clean;
}

/**
 * The page's styles stand in its HTML; the links beside them are off, and only tell the bundler what is there. A host
 * that rewrites pages (shortens them, say) changes the text of the element, and the browser refuses it by the hash that
 * the page names: then the links are turned on, late but with their looks.
 */
export function enableRefusedStyles(page: Document): void {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  const styles = links[0]?.previousElementSibling;
  if (styles instanceof HTMLStyleElement && styles.sheet === null) for (const link of links) link.disabled = false;
}

/**
 * Structured data stands in the built HTML only (src/seo/head.ts): on another page it would describe the wrong one.
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
 * Between the HTML and the script a visitor can already type. Hydration leaves fields alone, but where
 * React has to render afresh (password managers put elements into forms) the fields are new and empty.
 * Remembers what stands in them now; the returned function puts it back where it got lost.
 */
export function keepTypedText(page: Document): () => void {
  const kept = new Map(fieldsOf(page).map((field) => [keyOf(field), valueOf(field)]));
  // A form that is drawn afresh later, when its part of the page comes, has been typed in since.
  page.addEventListener('input', ({ target }) => {
    if (isField(target)) kept.set(keyOf(target), valueOf(target));
  });
  return () => {
    for (const field of fieldsOf(page)) {
      const before = kept.get(keyOf(field));
      if (isTick(field)) {
        if (before === true && !field.checked) field.click();
      } else if (typeof before === 'string' && before !== '' && field.value === '') {
        field.value = before;
        // The form listens to input events, as if the visitor had typed it again.
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  };
}

/** The state of the entry that a line in the head has moved on from; null where it had none. */
function takeMovedState(): object | null {
  try {
    const kept = sessionStorage.getItem(MOVED_ENTRY_KEY);
    sessionStorage.removeItem(MOVED_ENTRY_KEY);
    return parseJsonOr(z.looseObject({}), kept, null);
  } catch {
    // Blocked storage: nothing was kept either, and the page is read from its top.
    return null;
  }
}

/** Puts the address that is shown in the place of the one that was asked for, before the router reads it. */
export function showPublicAddress(address: string): void {
  if (address === location.href) return;
  // Only that line names a post twice, in the path and in the query.
  const moved = new URLSearchParams(location.search).has('post') ? takeMovedState() : null;
  history.replaceState(moved ?? history.state, '', address);
}
