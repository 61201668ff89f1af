import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

// Native <details> of one name: one open at a time, opens without a script, found by the browser's
// own search, and the answers stand in the built HTML (docs/decisions/0002).
const STEP: ReadonlyMap<string, (index: number, count: number) => number> = new Map([
  ['ArrowDown', (index: number, count: number) => (index + 1) % count],
  ['ArrowUp', (index: number, count: number) => (index - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_index: number, count: number) => count - 1],
]);

/** Opens the question that the address names; the focus, where it has come already, goes to its words. */
function openTarget(root: HTMLElement): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!(target instanceof HTMLDetailsElement) || !root.contains(target)) return;
  // The list may be folded itself.
  const fold = root.closest('details');
  const isSeen = target.open && fold?.open !== false;
  if (fold) fold.open = true;
  if (document.activeElement === target) target.querySelector('summary')?.focus({ preventScroll: true });
  if (isSeen) return;
  target.open = true;
  // The question that was open has closed, perhaps above it.
  target.scrollIntoView({ behavior: 'instant' });
}

/** An answer that is longer than its panel takes the focus, under the name of its question. */
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

/** Questions, one open at a time; arrow keys, Home and End move between them: docs/requirements.md#question-lists */
export function Accordion({ name, items, open }: { name: string; items: readonly AccordionItem[]; open?: string }) {
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(() => {
    const open = () => root.current && openTarget(root.current);
    open();
    return router.subscribe('onRendered', open);
  }, [router]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP.get(event.key);
    if (!step) return;
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
          {/* A long answer scrolls; not every browser lets a keyboard do that by itself. */}
          <div className={styles.answer} data-question={item.question} ref={scrollByKeyboard}>
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}
