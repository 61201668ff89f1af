import reviews from './reviews.yaml?fallbacks';

/** What guests said; where nothing has been written down yet, the three that stand in for it (000 §3). */
export const orFallbacks = <Quote>(quotes: readonly Quote[]) => (quotes.length === 0 ? reviews.fallbacks : quotes);
