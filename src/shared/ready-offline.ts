/**
 * How the site calls the state in which every page and picture is stored on this device. The header's chip shows it
 * (src/layout/header/StateChip.tsx) and announces it (chip.ts); so do the footer (content-version-text.ts) and the cover of a walk (CoverRows.tsx).
 */
export const READY_OFFLINE = 'Ready offline';
