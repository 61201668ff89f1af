/** Renders a field that people do not see. Bots fill in every field, so a value in this one marks a bot. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Empties the honeypot of a form. Returns true if the honeypot had a value. */
export function emptyHoneypot(form: HTMLFormElement, name: string): boolean {
  const honeypot = form.elements.namedItem(name);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}
