// The fields hold the text: it may be there before the script.
import type { Values } from '../parts/submission-form/form-definition';
import { fieldsIn, TICKED } from '../parts/submission-form/values';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (node: unknown): node is Box =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

/** The boxes of one name: one, or one for each choice. @throws Error where the form has no such field */
function boxesOf(form: HTMLFormElement, name: string): Box[] {
  const found = form.elements.namedItem(name);
  const boxes = (found instanceof RadioNodeList ? [...found] : [found]).filter(isBox);
  if (boxes.length === 0) throw new Error(`The form has no field named ${name}`);
  return boxes;
}

const isChoice = (box: Box): box is HTMLInputElement => box instanceof HTMLInputElement && box.type === 'radio';
const isTick = (box: Box): box is HTMLInputElement => box instanceof HTMLInputElement && box.type === 'checkbox';

function textIn(box: Box): string {
  if (isChoice(box)) return box.checked ? box.value : '';
  if (isTick(box)) return box.checked ? TICKED : '';
  return box.value;
}

/** The text of one field. */
export const readField = (form: HTMLFormElement, name: string): string =>
  boxesOf(form, name).map(textIn).find(Boolean) ?? '';

/** Writes one field; a choice that the form does not have leaves none chosen. */
export function fillField(form: HTMLFormElement, name: string, text: string): void {
  for (const box of boxesOf(form, name)) {
    if (isChoice(box)) box.checked = box.value === text;
    else if (isTick(box)) box.checked = text === TICKED;
    else {
      box.value = text;
      if (box instanceof HTMLSelectElement && box.selectedIndex < 0) box.value = '';
    }
  }
}

/** What stands in the fields: typed, filled in by the browser, or put there by us. */
export function readFields<Field extends string>(form: HTMLFormElement, empty: Values<Field>): Values<Field> {
  const values: Record<Field, string> = { ...empty };
  for (const field of fieldsIn(empty)) values[field] = readField(form, field);
  return values;
}

export function fillFields<Field extends string>(form: HTMLFormElement, values: Values<Field>): void {
  for (const field of fieldsIn(values)) fillField(form, field, values[field]);
}

/** Puts the focus into a field; of choices into the chosen one, or the first. */
export function focusField(form: HTMLFormElement, name: string): void {
  const boxes = boxesOf(form, name);
  (boxes.find((box) => isChoice(box) && box.checked) ?? boxes[0])?.focus();
}
