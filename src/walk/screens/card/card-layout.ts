interface CardLayout {
  /** The number of fields at each of the two sides. */
  readonly side: number;
  /** The number of fields along the foot. */
  readonly foot: number;
}

/**
 * Returns how many fields of the whole card are at each side and along the foot. Fields are counted down the left side,
 * along the foot, and up the right side.
 * @param count the number of all fields
 */
export function cardLayout(count: number): CardLayout {
  const side = Math.round(count / 3);
  return { side, foot: count - 2 * side };
}
