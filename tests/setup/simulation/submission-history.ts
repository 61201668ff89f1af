// The history of one submission, and its judgment. It does not know the code: only what a visitor
// did and was told, what reached the company, and where the text is at the end. Simulated schedules
// and real browsers that are killed are judged by the same rules.

/** Milliseconds since 1970, by a clock that does not jump. */
interface At {
  readonly at: number;
}

export type Happening = At &
  (
    | { readonly what: 'typed' }
    /** The visitor pressed Send, or Send now without words, which sends the stored text. */
    | { readonly what: 'pressed'; readonly words?: string; readonly kind: 'contact' | 'survey' | 'newsletter' }
    /** The outbox has announced on its channel that the submission is on disk. */
    | { readonly what: 'announced' }
    | { readonly what: 'told'; readonly as: 'saved' | 'sent' | 'failed' | 'removed'; readonly words?: string }
    | { readonly what: 'delete pressed' }
    /** The visitor was told that it is deleted. */
    | { readonly what: 'deleted' }
    /**
     * The page or worker that had the submission was killed. `takesText`: the text that was only in
     * a form is lost with it.
     */
    | { readonly what: 'killed'; readonly takesText: boolean }
    /** The browser's storage has refused an operation. */
    | { readonly what: 'storage refused' }
    /**
     * Either the message has reached the company (`mail`: 'message'), or another mail that belongs
     * to it has reached its recipient (any other value).
     */
    | {
        readonly what: 'arrived';
        readonly mail: string;
        readonly words?: string;
        readonly isMarked: boolean;
        /** Whether the sender was alive and received the answer. */
        readonly isAnswered: boolean;
      }
    /**
     * The list has refused a sign-up, or a captive portal has taken it although the connection was
     * checked. No page can read such an answer.
     */
    | { readonly what: 'refused unread' }
    /** The state at the end: the submission is in the outbox, or a form shows it. */
    | { readonly what: 'kept'; readonly state: 'waiting' | 'failed' }
    | { readonly what: 'offered' }
  );

type Arrival = Extract<Happening, { what: 'arrived' }>;
type What = Happening['what'];

/** The time within which an unannounced text may be lost: after it the draft is on disk. */
const WITHIN_MS = 1_000;

export type Breach =
  | 'lost'
  | 'doubled in silence'
  | 'sent twice, though every answer came'
  | 'deleted, and sent'
  | 'called failed, and sent by itself'
  | 'called sent, never arrived'
  | 'called sent, with other words'
  | 'called saved, but other words were sent'
  | 'called removed, by nobody'
  | 'sent, and still waiting';

/**
 * Returns which promises were broken.
 *
 * @param sendersOverlap whether a page may be frozen between an answer and storing it, or another
 * page's clock may say so
 */
export function breachesOf(history: readonly Happening[], { sendersOverlap = false } = {}): Breach[] {
  const is = (what: What): boolean => history.some((happening) => happening.what === what);
  const arrivals = history.filter((happening): happening is Arrival => happening.what === 'arrived');
  const breaches = new Set<Breach>();

  const has = arrivals.some(({ mail }) => mail === 'message');
  const isThere = is('kept') || is('offered') || is('delete pressed') || is('refused unread');
  if (!has && !isThere && wasPromised(history)) breaches.add('lost');
  if (arrivals.some(({ mail }) => mail === 'message') && history.some(isWaiting))
    breaches.add('sent, and still waiting');

  const [saved] = history.slice(history.findLastIndex(isPressWithWords) + 1).filter(isSavedWithWords);
  if (saved && has && !isThere && !arrivals.some(({ words }) => words === saved.words))
    breaches.add('called saved, but other words were sent');

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

const isPressWithWords = (happening: Happening): boolean =>
  happening.what === 'pressed' && happening.words !== undefined;
const isSavedWithWords = (happening: Happening): happening is Extract<Happening, { what: 'told' }> =>
  happening.what === 'told' && happening.as === 'saved' && happening.words !== undefined;

const isWaiting = (happening: Happening): boolean => happening.what === 'kept' && happening.state === 'waiting';

/** Checks step by step what the visitor was told. */
function* breachesOfWords(history: readonly Happening[]): Generator<Breach> {
  const arrived: Arrival[] = [];
  let sinceDeleted = 0;
  let isToGo = false;
  let isDeleted = false;
  let isCalledFailed = false;
  let storageRefused = false;
  const isRefusedUnread = history.some(({ what }) => what === 'refused unread');
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
        // One call may already have been on its way when the submission was deleted.
        if (sinceDeleted > 1) yield 'deleted, and sent';
        // If the storage did not accept the refusal, no page can know of it.
        if (isCalledFailed && !storageRefused) yield 'called failed, and sent by itself';
        break;
      case 'told': {
        if (happening.as === 'failed') isCalledFailed = true;
        if (happening.as === 'removed' && !isToGo) yield 'called removed, by nobody';
        if (happening.as !== 'sent') break;
        const messages = arrived.filter(({ mail }) => mail === 'message');
        if (messages.length === 0 && !isRefusedUnread) yield 'called sent, never arrived';
        else if (
          messages.length > 0 &&
          happening.words !== undefined &&
          !messages.some(({ words }) => words === happening.words)
        )
          yield 'called sent, with other words';
      }
    }
  }
}

/**
 * Returns whether the site had promised to keep a text that is lost: it was announced as stored,
 * called saved, sent or failed, or was older than a second when its page was killed. If the typing
 * was not recorded, the text counts as promised.
 */
function wasPromised(history: readonly Happening[]): boolean {
  if (history.some(({ what }) => what === 'announced' || what === 'told')) return true;
  const killed = history.findLast(({ what }) => what === 'killed');
  if (killed?.what !== 'killed' || !killed.takesText) return true;
  // A sign-up has no draft, so its text is as old as the press.
  const isSignUp = history.some((happening) => happening.what === 'pressed' && happening.kind === 'newsletter');
  const typed = history.findLast(({ what }) => what === (isSignUp ? 'pressed' : 'typed'));
  // Without any record of typing, its time is unknown.
  if (typed === undefined || !history.some(({ what }) => what === 'typed')) return true;
  const age = killed.at - typed.at;
  return age < 0 || age > WITHIN_MS;
}
