// The history of one submission, and what is to be said of it. It knows nothing of the code: only what a visitor did
// and was told, what reached the company, and where the text is in the end. Simulated schedules and real browsers that
// are killed are judged by this one measure.

/** Milliseconds since 1970, by a clock that does not jump. */
interface At {
  readonly at: number;
}

export type Happening = At &
  (
    | { readonly what: 'typed' }
    /** Send, or Send now, which sends what stands there already: then without words. */
    | { readonly what: 'pressed'; readonly words?: string; readonly kind: 'contact' | 'survey' | 'newsletter' }
    /** The outbox has said on its channel that it is on the disk. */
    | { readonly what: 'announced' }
    | { readonly what: 'told'; readonly as: 'saved' | 'sent' | 'failed' | 'removed'; readonly words?: string }
    | { readonly what: 'delete pressed' }
    /** The visitor was told that it is deleted. */
    | { readonly what: 'deleted' }
    /** Who had it in hand is gone. `takesText`: with the text that stood in a form only. */
    | { readonly what: 'killed'; readonly takesText: boolean }
    /** The browser's storage has refused something. */
    | { readonly what: 'storage refused' }
    /** It reached the company (`mail`: 'message'), or what belongs to it its sender (anything else). */
    | {
        readonly what: 'arrived';
        readonly mail: string;
        readonly words?: string;
        readonly isMarked: boolean;
        /** Its sender has heard the yes, and was alive to. */
        readonly isAnswered: boolean;
      }
    /** In the end: it stands in the outbox; a form shows it; the list has refused it, which nobody can see. */
    | { readonly what: 'kept'; readonly state: 'waiting' | 'failed' }
    | { readonly what: 'offered' }
    | { readonly what: 'refused unread' }
  );

type Arrival = Extract<Happening, { what: 'arrived' }>;
type What = Happening['what'];

/** What a text that nobody has announced as stored may be lost in: a draft is on the disk within it. */
const WITHIN_MS = 1_000;

export type Breach =
  | 'lost'
  | 'doubled in silence'
  | 'sent twice, though every answer came'
  | 'deleted, and sent'
  | 'called failed, and sent by itself'
  | 'called sent, never arrived'
  | 'called sent, with other words'
  | 'called removed, by nobody'
  | 'sent, and still waiting';

/**
 * What was not kept of the promises.
 * @param sendersOverlap a page may sleep between an answer and its note of it, or another's clock may say that it does
 */
export function breachesOf(history: readonly Happening[], { sendersOverlap = false } = {}): Breach[] {
  const is = (what: What): boolean => history.some((happening) => happening.what === what);
  const arrivals = history.filter((happening): happening is Arrival => happening.what === 'arrived');
  const breaches = new Set<Breach>();

  const has = is('arrived') && arrivals.some(({ mail }) => mail === 'message');
  const isThere = is('kept') || is('offered') || is('delete pressed') || is('refused unread');
  if (!has && !isThere && wasPromised(history)) breaches.add('lost');
  if (arrivals.some(({ mail }) => mail === 'message') && history.some(isWaiting))
    breaches.add('sent, and still waiting');

  for (const mail of new Set(arrivals.map((arrival) => arrival.mail))) {
    const copies = arrivals.filter((arrival) => arrival.mail === mail);
    if (copies.filter(({ isMarked }) => !isMarked).length > 1) breaches.add('doubled in silence');
    const answersCame = copies.slice(0, -1).every(({ isAnswered }) => isAnswered);
    const isForgiven = sendersOverlap || is('storage refused');
    if (copies.length > 1 && answersCame && !isForgiven) breaches.add('sent twice, though every answer came');
  }
  for (const breach of breachesOfWords(history)) breaches.add(breach);
  return [...breaches];
}

const isWaiting = (happening: Happening): boolean => happening.what === 'kept' && happening.state === 'waiting';

/** What it was told to be, step by step. */
function* breachesOfWords(history: readonly Happening[]): Generator<Breach> {
  const arrived: Arrival[] = [];
  let sinceDeleted = 0;
  let isToGo = false;
  let isDeleted = false;
  let isCalledFailed = false;
  let storageRefused = false;
  for (const happening of history) {
    switch (happening.what) {
      case 'storage refused':
        storageRefused = true;
        break;
      case 'pressed':
        isCalledFailed = false;
        break;
      case 'delete pressed':
        isToGo = true;
        break;
      case 'deleted':
        isDeleted = true;
        break;
      case 'arrived':
        arrived.push(happening);
        if (isDeleted) sinceDeleted += 1;
        // One call may have been on its way out of the door.
        if (sinceDeleted > 1) yield 'deleted, and sent';
        // Where the storage took no note of the no, nobody can know of it.
        if (isCalledFailed && !storageRefused) yield 'called failed, and sent by itself';
        break;
      case 'told': {
        if (happening.as === 'failed') isCalledFailed = true;
        if (happening.as === 'removed' && !isToGo) yield 'called removed, by nobody';
        if (happening.as !== 'sent') break;
        const messages = arrived.filter(({ mail }) => mail === 'message');
        if (messages.length === 0) yield 'called sent, never arrived';
        else if (happening.words !== undefined && !messages.some(({ words }) => words === happening.words))
          yield 'called sent, with other words';
      }
    }
  }
}

/**
 * Whether a text that is gone was ours to keep: announced as stored, called saved, sent or failed, or older than a
 * second when it was killed. What was not heard speaks against us.
 */
function wasPromised(history: readonly Happening[]): boolean {
  if (history.some(({ what }) => what === 'announced' || what === 'told')) return true;
  const killed = history.findLast(({ what }) => what === 'killed');
  if (killed?.what !== 'killed' || !killed.takesText) return true;
  // A sign-up has no draft: its text is as old as the press.
  const isSignUp = history.some((happening) => happening.what === 'pressed' && happening.kind === 'newsletter');
  const typed = history.findLast(({ what }) => what === (isSignUp ? 'pressed' : 'typed'));
  // Who was not heard to type has not been heard at all.
  if (typed === undefined || !history.some(({ what }) => what === 'typed')) return true;
  const age = killed.at - typed.at;
  return age < 0 || age > WITHIN_MS;
}
