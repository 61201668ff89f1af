/** The path of a paw print around its origin; its toes point up. */
export const PAW_PRINT =
  'M0 1.5c2 0 3.6 1.3 3.6 3 0 1.5-1.6 1.8-3.6 1.8s-3.6-.3-3.6-1.8c0-1.7 1.6-3 3.6-3zM-4.4-1.6a1.5 1.9-20 1 0 .1 0zM4.4-1.6a1.5 1.9 20 1 1-.1 0zM-1.6-4.6a1.5 2 0 1 0 .1 0zM1.6-4.6a1.5 2 0 1 1-.1 0z';
