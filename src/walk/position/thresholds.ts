// Distances, a time and the walking pace that several files of the position, the receiver, the live map and "Where am
// I?" share. A threshold of only one of them stands in its own file. The reasons: docs/decisions/0062.

/** About the width of a street: closer to a stop than that counts as being there. */
export const ARRIVED_METERS = 30;
/** At a worse accuracy than this, "You are at stop 2", a figure and a mark on the way would be guesses. */
export const SURE_ACCURACY_METERS = 50;
/** Beyond this and the accuracy beside a leg, a walker may have left it. */
export const OFF_LEG_METERS = 45;
/** How fast a walker gets on. */
export const WALKING_METERS_PER_SECOND = 1.5;
/** Without a fix for this long the place of the walker is not known any more. */
export const LOST_MS = 60_000;
