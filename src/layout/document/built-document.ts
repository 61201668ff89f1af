// Between the HTML and the script a visitor can already type. Hydration leaves fields alone, but
// where React has to render afresh (password managers put elements into forms) the fields are new
// and empty: what stood in them is put back.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (page: Document): Field[] => [
  ...page.querySelectorAll<Field>('input[name], textarea[name], select[name]'),
];
const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
const keyOf = (field: Field): string =>
  `${field.form?.getAttribute('aria-label') ?? ''}/${field.name}/${isTick(field) ? field.value : ''}`;

/** Remembers what stands in the fields now; the returned function puts it back where it got lost. */
export function keepTypedText(page: Document): () => void {
  const kept = new Map(fieldsOf(page).map((field) => [keyOf(field), isTick(field) ? field.checked : field.value]));
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
