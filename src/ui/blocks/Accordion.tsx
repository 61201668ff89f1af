import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useAddressTarget } from '../use-address-target';
import styles from './accordion.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/** The question that a key leads to. */
const STEP: ReadonlyMap<string, (index: number, count: number) => number> = new Map([
  ['ArrowDown', (index: number, count: number) => (index + 1) % count],
  ['ArrowUp', (index: number, count: number) => (index - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_index: number, count: number) => count - 1],
]);

/**
 * Opens the question that the address names. If the focus is on the <details> element already, it moves to the summary.
 */
function openTarget(root: HTMLElement): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!(target instanceof HTMLDetailsElement) || !root.contains(target)) return;
  // The whole list may be inside another <details> element that is closed.
  const fold = root.closest('details');
  const isSeen = target.open && fold?.open !== false;
  if (fold) fold.open = true;
  if (document.activeElement === target) target.querySelector('summary')?.focus({ preventScroll: true });
  if (isSeen) return;
  target.open = true;
  // Scroll again: the question that was open has closed, perhaps above this one.
  target.scrollIntoView({ behavior: 'instant' });
}

/** Makes an answer focusable if it is longer than its panel; the question is its accessible name. */
function scrollByKeyboard(panel: HTMLDivElement): () => void {
  const whenLong = { tabindex: '0', role: 'group', 'aria-label': panel.dataset['question'] ?? '' };
  const watcher = new ResizeObserver(() => {
    const isLong = panel.scrollHeight > panel.clientHeight + 1;
    for (const [name, value] of Object.entries(whenLong)) {
      if (isLong) panel.setAttribute(name, value);
      else panel.removeAttribute(name);
    }
  });
  watcher.observe(panel);
  return () => watcher.disconnect();
}

/**
 * Renders a list of questions of which one is open at a time. Arrow keys, Home and End move between the questions:
 * docs/requirements.md#question-lists. The list consists of native <details> elements with one name: they open without
 * scripts, the browser's own search finds their text, and the answers are in the built HTML (docs/decisions/0002).
 */
export function Accordion({ name, items, open }: { name: string; items: readonly AccordionItem[]; open?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useAddressTarget(() => {
    if (root.current) openTarget(root.current);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP.get(event.key);
    // The browser itself scrolls when a modifier key is held: Ctrl+Home, or Command with an arrow key.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const summaries = [...(root.current?.querySelectorAll('summary') ?? [])];
    summaries[step(summaries.indexOf(event.currentTarget), summaries.length)]?.focus();
  };
  return (
    <div className={styles.accordion} ref={root}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className={styles.item} open={item.id === open}>
          <summary className={styles.question} onKeyDown={onKeyDown}>
            <h3>{item.question}</h3>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          {/* A long answer scrolls inside its panel; not every browser lets the keyboard scroll a panel. */}
          <div className={styles.answer} data-question={item.question} ref={scrollByKeyboard}>
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}
