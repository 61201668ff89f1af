/** Announces the words while the work of a button is under way. A screen reader need not read a label that changes. */
export const BusyStatus = ({ busy, words }: { busy: boolean; words: string }) => (
  <p className="visually-hidden" role="status">
    {busy ? <span>{words}</span> : null}
  </p>
);
