/** A field that people do not see and that bots, which fill in every field, do fill in. */
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

/** Empties the honeypot; true where something had filled it in. */
export function emptyHoneypot(form: HTMLFormElement, name: string): boolean {
  const honeypot = form.elements.namedItem(name);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === '') return false;
  honeypot.value = '';
  return true;
}
