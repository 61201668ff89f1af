import type { OpenPage } from '../setup/any-browser/open-page';

/** The name under which the protocol hands an element back (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TIMEOUT_MS = 60_000;

type Element = Readonly<Record<typeof ELEMENT, string>>;

/** A tab that is driven over W3C WebDriver: the commands that our stories need. */
export interface DrivenPage extends OpenPage {
  /** Opens an address and waits for its load. */
  goto(url: string): Promise<void>;
  /**
   * The element that a function finds in the page; looks again with every change of the page until there is one.
   * @throws Error after a minute
   */
  find<Given>(look: (given: Given) => HTMLElement | null | undefined, given: Given): Promise<Element>;
  /** Types as a visitor does; the element has the focus afterwards. */
  type(element: Element, text: string): Promise<void>;
  click(element: Element): Promise<void>;
  /** Makes the window as large as that of a phone. In: CSS pixels. */
  resize(width: number, height: number): Promise<void>;
}

/**
 * Starts the browser that a driver is for, with one tab.
 * @param driver where it listens
 * @param options how it is to be started: `alwaysMatch` of the protocol
 * @throws Error with the driver's own words
 */
export async function openSession(driver: string, options: Readonly<Record<string, unknown>>): Promise<DrivenPage> {
  const capabilities = { alwaysMatch: { ...options, timeouts: { script: TIMEOUT_MS, pageLoad: TIMEOUT_MS } } };
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, { capabilities });
  const tell = <Answer>(what: string, body: object): Promise<Answer> =>
    command(`${driver}/session/${sessionId}/${what}`, body);

  // A function crosses as its text: it sees nothing but what it is given, and a promise is waited for.
  const run = <Answer>(inPage: (given: never) => unknown, given?: unknown): Promise<Answer> =>
    tell('execute/sync', {
      script: `return (${String(inPage)})(...arguments)`,
      args: given === undefined ? [] : [given],
    });

  return {
    goto: (url) => tell('url', { url }),
    evaluate: run,
    async find(look, given) {
      const script = `return (${String(untilFound)})(${String(look)}, ...arguments)`;
      // Before the driver gives up, which says less.
      const found = await tell<Element | null>('execute/sync', { script, args: [given ?? null, TIMEOUT_MS - 5_000] });
      if (found === null) throw new Error(`Not found: ${JSON.stringify(given)}`);
      return found;
    },
    type: (element, text) => tell(`element/${element[ELEMENT]}/value`, { text }),
    click: (element) => tell(`element/${element[ELEMENT]}/click`, {}),
    resize: (width, height) => tell('window/rect', { width, height }),
  };
}

/** Runs in the page: what is found there now, or as soon as it has changed so; null where it has not in time. */
function untilFound<Given>(
  look: (given: Given) => HTMLElement | null | undefined,
  given: Given,
  withinMs: number,
): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const end = (found: HTMLElement | null): void => {
      watch.disconnect();
      clearTimeout(limit);
      resolve(found);
    };
    const lookNow = (): void => {
      const found = look(given);
      if (found) end(found);
    };
    const watch = new MutationObserver(lookNow);
    const limit = setTimeout(() => end(null), withinMs);
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    lookNow();
  });
}

async function command<Answer>(url: string, body: object): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value as Answer;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${new URL(url).pathname}: ${error}: ${message}`);
}
