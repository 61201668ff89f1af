import page from './walk-page.module.css';

/** Matches figures with their units or names, which a line break must not separate: "(100 m)", "330 ft", "stop 5". */
const WHOLE = /(\(\d[\d,.]* k?m\)|\b\d[\d,.]* (?:ft|miles?|mi|min)\b|\b[Ss]tops? \d+)/;

/**
 * Words whose figures stay on one line with their units and names. The spaces stay plain ones, because tests and the
 * voice compare the text. Each part is an element, so that a browser's translation leaves React's nodes in place.
 */
export function Unbroken({ words }: { words: string }) {
  // A pattern with a group: every second part is one that it has found.
  return words.split(WHOLE).map((part, at) =>
    part === '' ? null : (
      <span key={at} className={at % 2 === 1 ? page.whole : undefined}>
        {part}
      </span>
    ),
  );
}
