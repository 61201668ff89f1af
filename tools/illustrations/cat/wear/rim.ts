/** The line around things that are worn: it holds them apart from fur of the same tone. */
export const RIM = { color: '@key', width: 4 } as const;
export const THIN_RIM = { color: '@key', width: 3 } as const;
