import type { OpenPage } from '../setup/any-browser/open-page';

/** The key under which the protocol returns an element (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TIMEOUT_MS = 120_000;

type Element = Readonly<Record<typeof ELEMENT, string>>;

/** A tab that is driven by W3C WebDriver, with the commands that our stories need. */
export interface DrivenPage extends OpenPage {
  /** Opens an address and waits until the page has loaded. */
  goto(url: string): Promise<void>;
  /**
   * Returns the element that `look` finds in the page. Calls `look` again after every change and animation of the
   * page until it finds one. @throws Error after two minutes
   */
  find<Given>(look: (given: Given) => HTMLElement | null | undefined, given: Given): Promise<Element>;
  /** Types as a visitor does; the element has the focus afterwards. */
  type(element: Element, text: string): Promise<void>;
  click(element: Element): Promise<void>;
  /** Makes the window as large as that of a phone; both sizes are in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
}

/**
 * Starts the browser of a driver, with one tab.
 * @param driver the address at which the driver listens
 * @param options how to start the browser: `alwaysMatch` of the protocol
 * @throws Error with the driver's own message
 */
export async function openSession(driver: string, options: Readonly<Record<string, unknown>>): Promise<DrivenPage> {
  const capabilities = { alwaysMatch: { ...options, timeouts: { script: TIMEOUT_MS, pageLoad: TIMEOUT_MS } } };
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, { capabilities });
  const tell = <Answer>(what: string, body: object): Promise<Answer> =>
    command(`${driver}/session/${sessionId}/${what}`, body);

  // A function is sent to the page as its source text: it can use only its arguments. The driver waits for a returned
  // promise.
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
      // This limit is shorter than the driver's own, whose message says less.
      const found = await tell<Element | null>('execute/sync', { script, args: [given ?? null, TIMEOUT_MS - 5_000] });
      if (found === null) throw new Error(`Not found: ${JSON.stringify(given)}`);
      return found;
    },
    type: (element, text) => tell(`element/${element[ELEMENT]}/value`, { text }),
    click: (element) => tell(`element/${element[ELEMENT]}/click`, {}),
    resize: (width, height) => tell('window/rect', { width, height }),
  };
}

/**
 * Runs in the page. Resolves with the element that is found now, or after a later change or animation; with null if
 * there is none in time.
 */
function untilFound<Given>(
  look: (given: Given) => HTMLElement | null | undefined,
  given: Given,
  withinMs: number,
): Promise<HTMLElement | null> {
  // An element that moves or appears by an animation changes no node.
  const MOVED = ['transitionend', 'animationend'] as const;
  return new Promise((resolve) => {
    const end = (found: HTMLElement | null): void => {
      watch.disconnect();
      for (const type of MOVED) document.removeEventListener(type, lookNow, true);
      clearTimeout(limit);
      resolve(found);
    };
    const lookNow = (): void => {
      const found = look(given);
      if (found) end(found);
    };
    const watch = new MutationObserver(lookNow);
    const limit = setTimeout(() => end(null), withinMs);
    for (const type of MOVED) document.addEventListener(type, lookNow, true);
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
