import reviews from './reviews.yaml?fallbacks';

/**
 * Returns the given testimonials, or the three defaults if there are none:
 * docs/requirements.md#stand-in-testimonials
 */
export const orFallbacks = <Quote>(quotes: readonly Quote[]) => (quotes.length === 0 ? reviews.fallbacks : quotes);
