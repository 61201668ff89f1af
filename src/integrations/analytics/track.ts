/**
 * The events that are counted if the owner has put an analytics script on the page:
 * docs/requirements.md#analytics-events. 'exception' is our addition, because the error screen says
 * that the team has been notified.
 */
export type AnalyticsEvent =
  | { name: 'begin_booking'; item: number | string }
  | { name: 'reserve_button_click' }
  | { name: 'exit_intent_conversion' }
  | { name: 'exit_intent_booking_click' }
  | { name: 'exception'; description: string; fatal: boolean };

type Gtag = (command: 'event', name: AnalyticsEvent['name'], parameters: Record<string, unknown>) => void;

declare global {
  interface Window {
    gtag?: Gtag;
  }
}

/** Google Analytics cuts longer values off. */
const VALUE_LENGTH = 100;

function parametersOf(event: AnalyticsEvent): Record<string, unknown> {
  switch (event.name) {
    case 'begin_booking':
      return { event_category: 'engagement', item_id: String(event.item) };
    case 'reserve_button_click':
      return { event_category: 'engagement', event_label: 'Reserve button clicked', value: 1 };
    case 'exit_intent_conversion':
      return { event_category: 'engagement', event_label: 'Newsletter sign-up' };
    case 'exit_intent_booking_click':
      return { event_category: 'engagement' };
    case 'exception':
      return { description: event.description.slice(0, VALUE_LENGTH), fatal: event.fatal };
  }
}

/**
 * Sends one event to the page's analytics, if there is any. The event must not contain text that a
 * visitor has typed. It never throws: a failure is logged and ignored
 * (docs/requirements.md#analytics-events).
 */
export function track(event: AnalyticsEvent): void {
  try {
    if (typeof window.gtag === 'function') window.gtag('event', event.name, parametersOf(event));
  } catch (error) {
    console.warn('Analytics failed:', error);
  }
}
