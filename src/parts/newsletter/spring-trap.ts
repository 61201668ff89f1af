import { list } from './list';

/** Whether something has filled in the field that people do not see; it is empty again afterwards. */
export function springTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(list.trap);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}
