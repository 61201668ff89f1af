/**
 * The name of the state in which every page and picture is stored on this device. The header's chip shows and
 * announces it (src/layout/header/StateChip.tsx, chip.ts); the footer (content-version-text.ts) and the cover of a walk
 * (CoverRows.tsx) show it too.
 */
export const READY_OFFLINE = 'Ready offline';
