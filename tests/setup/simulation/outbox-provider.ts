/**
 * The fate of one call. lost: it arrives, but its answer does not. hang: it does not arrive, and no
 * answer comes.
 */
export type Fate = { status: number; text?: string } | 'lost' | 'unreachable' | 'hang' | 'arrives-and-hangs';

export interface Arrival {
  at: number;
  id: string;
  template: string;
  email: string;
  params: Record<string, string>;
  status: number;
  /** Whether the provider did what it was asked to do. */
  accepted: boolean;
  marked: boolean;
  kind: 'e-mail' | 'newsletter';
  sender: Sender;
  /** Whether an answer is sent back; it may still be lost with its sender. */
  answered: boolean;
}

interface Sender {
  readonly name: string;
  readonly alive: boolean;
}

/**
 * The real state of the connection, whatever the browser says. dead: nothing can be reached, as on Wi-Fi without
 * internet. silent: requests hang. portal: a captive portal answers in place of every host.
 */
export type Line = 'alive' | 'dead' | 'silent' | 'portal';

interface ProviderWorld {
  readonly trueNow: number;
  readonly online: boolean;
  readonly line: Line;
}

/** Stands in for both providers: records what arrives and answers as the test says. */
export class FakeProvider {
  readonly arrivals: Arrival[] = [];
  /** The fates of the next calls; after them all calls succeed. */
  fates: Fate[] = [];
  nextFate: () => Fate = () => this.fates.shift() ?? { status: 200, text: 'OK' };
  onArrival: (arrival: Arrival) => void = () => {};
  /** Called when a captive portal answers a sign-up in place of the list. */
  onSwallowed: (sender: Sender, email: string) => void = () => {};
  calls = 0;
  /** How many calls got no answer because the connection was silent. */
  silentCalls = 0;

  private held: Promise<void> | undefined;

  constructor(private readonly world: ProviderWorld) {}

  fetch(sender: Sender, url: string, init: RequestInit): Promise<Response> {
    this.calls += 1;
    // Decide synchronously whether the request leaves the device, as fetch does.
    if (!this.world.online || this.world.line === 'dead') return Promise.reject(new TypeError('Failed to fetch'));
    if (this.world.line === 'silent') {
      this.silentCalls += 1;
      return untilAborted(init.signal);
    }
    if (this.world.line === 'portal') {
      // A page may not read the answer of another host to an e-mail call. The answer to a sign-up is unreadable in any
      // case.
      if (!(init.body instanceof URLSearchParams)) return Promise.reject(new TypeError('Failed to fetch'));
      this.onSwallowed(sender, init.body.get('EMAIL') ?? '');
      return Promise.resolve(new Response());
    }
    const fate = this.nextFate();
    if (fate === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
    if (fate === 'hang') return untilAborted(init.signal);
    const status = typeof fate === 'string' ? 200 : fate.status;
    const answered = typeof fate !== 'string';
    const arrival = read(url, init, {
      at: this.world.trueNow,
      sender,
      answered,
      status,
      accepted: status === 200,
    });
    this.arrivals.push(arrival);
    this.onArrival(arrival);
    if (fate === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    if (fate === 'arrives-and-hangs') return untilAborted(init.signal);
    const response = new Response(fate.text ?? '', { status });
    const { held } = this;
    this.held = undefined;
    return held ? held.then(() => response) : Promise.resolve(response);
  }

  /** Holds the answer to the next call, which arrives, until the returned function is called. */
  holdNextAnswer(): () => void {
    let answer = (): void => {};
    this.held = new Promise((resolve) => (answer = resolve));
    return () => answer();
  }

  accepted(template: string): Arrival[] {
    return this.arrivals.filter((arrival) => arrival.accepted && arrival.template === template);
  }
}

function read(
  url: string,
  { body }: RequestInit,
  noted: Pick<Arrival, 'at' | 'sender' | 'answered' | 'status' | 'accepted'>,
): Arrival {
  if (body instanceof URLSearchParams) {
    const params = Object.fromEntries(body.entries());
    const email = params['EMAIL'] ?? '';
    const template = new URL(url).pathname;
    return { ...noted, id: email, template, email, params, marked: false, kind: 'newsletter' };
  }
  const { template_id: template, template_params: params } = JSON.parse(String(body)) as {
    template_id: string;
    template_params: Record<string, string>;
  };
  return {
    ...noted,
    id: params['submission_id'] ?? '',
    template,
    email: params['email'] ?? '',
    params,
    marked: params['possible_duplicate'] === 'yes',
    kind: 'e-mail',
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
