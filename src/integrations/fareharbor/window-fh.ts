// What the booking provider's script puts on the page. Only what its own plug-in and working sites
// use; `fullItems` is a word there, not a boolean.

/** Options of the provider's overlay ("lightframe"). */
export interface LightframeOptions {
  shortname: string;
  fallback: 'simple';
  fullItems: 'yes' | 'no';
  flow: number;
  view: 'items' | { item: number };
}

export interface BookingApi {
  open(options: LightframeOptions): unknown;
  close?(): unknown;
}

declare global {
  interface Window {
    FH?: BookingApi;
  }
}
