// The fields of the order pad hold what is typed, from before the script comes; these read and fill them.
import { guestsOf, readPlan, type Choices, type Plan } from './plan';

export function guestsField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('guests');
  return field instanceof HTMLInputElement ? field : undefined;
}

/** What the fields say. While the number is being typed and there is none yet, `guests` stays. */
export function readFields(form: HTMLFormElement, guests: number, choices: Choices): Plan {
  const typed = guestsField(form)?.value ?? '';
  const count = typed === '' ? guests : guestsOf(typed, choices.most);
  return readPlan({ ...Object.fromEntries(new FormData(form)), guests: String(count) }, choices);
}

export function fillFields(form: HTMLFormElement, { guests, walk = '', event = '', date = '' }: Plan): void {
  const values: Readonly<Record<string, string>> = { guests: String(guests), walk, event, date };
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (field.type === 'radio' && 'checked' in field) field.checked = field.value === value;
    else field.value = value;
  }
}
