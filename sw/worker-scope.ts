// The few things the worker's parts need from its global scope, so that each can be tested with
// small stand-ins. wiring.ts hands the real ones in.

/** An open tab (WindowClient). */
export interface Tab {
  readonly visibilityState: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

/** The open tabs (Clients). */
export interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
}
