// Reads and fills the fields of a form. The fields themselves hold the text, because a visitor may
// type before the script is loaded.
import { TICKED } from '../../shared/ticked';

/** The values of the fields of a form; a checkbox is TICKED or empty. */
export type FieldValues<Field extends string> = Readonly<Record<Field, string>>;

/** Returns the names of the fields with their type, which Object.keys loses. */
export const fieldsIn = <Field extends string>(values: Readonly<Partial<Record<Field, string>>>): Field[] =>
  Object.keys(values) as Field[];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

/**
 * Returns the controls with one name: a single one, or one for each choice.
 *
 * @throws Error if the form has no such field
 */
function controlsOf(form: HTMLFormElement, name: string): Control[] {
  const found = form.elements.namedItem(name);
  const controls = (found instanceof RadioNodeList ? [...found] : [found]).filter(isControl);
  if (controls.length === 0) throw new Error(`The form has no field named ${name}`);
  return controls;
}

const isRadio = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';
const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

function textIn(control: Control): string {
  if (isRadio(control)) return control.checked ? control.value : '';
  if (isCheckbox(control)) return control.checked ? TICKED : '';
  return control.value;
}

const readField = (form: HTMLFormElement, name: string): string =>
  controlsOf(form, name).map(textIn).find(Boolean) ?? '';

/** Fills one field; if the form does not have the given choice, no choice is selected. */
function fillField(form: HTMLFormElement, name: string, text: string): void {
  for (const control of controlsOf(form, name)) {
    if (isRadio(control)) control.checked = control.value === text;
    else if (isCheckbox(control)) control.checked = text === TICKED;
    else {
      control.value = text;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
    }
  }
}

/**
 * Returns the current values of the fields named in `empty`, whether they were typed, filled in by
 * the browser or set by a script.
 */
export function readFields<Field extends string>(form: HTMLFormElement, empty: FieldValues<Field>): FieldValues<Field> {
  const values: Record<Field, string> = { ...empty };
  for (const field of fieldsIn(empty)) values[field] = readField(form, field);
  return values;
}

/** Fills the fields that are named in `values`; the others keep their text. */
export function fillFields<Field extends string>(
  form: HTMLFormElement,
  values: Readonly<Partial<Record<Field, string>>>,
): void {
  for (const field of fieldsIn(values)) {
    const text = values[field];
    if (text !== undefined) fillField(form, field, text);
  }
}

/** Moves the focus to a field; among choices to the selected one, or else to the first. */
export function focusField(form: HTMLFormElement, name: string): void {
  const controls = controlsOf(form, name);
  (controls.find((control) => isRadio(control) && control.checked) ?? controls[0])?.focus();
}
