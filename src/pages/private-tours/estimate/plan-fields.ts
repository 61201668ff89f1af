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

/** Fills the fields of these parts of a plan; a half-typed date is none of them, and stays. */
export function fillFields(form: HTMLFormElement, part: Partial<Plan>): void {
  const values = new Map(Object.entries(part).map(([name, value]) => [name, String(value ?? '')]));
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const value = values.get(field.name);
    if (value === undefined) continue;
    if (field.type === 'radio' && 'checked' in field) field.checked = field.value === value;
    else field.value = value;
  }
}
