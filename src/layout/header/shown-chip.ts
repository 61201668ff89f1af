// The state of the header's chip, whose code is loaded later (StateChip.tsx).
import { createStore } from '../../browser/store';
import type { Chip } from './chip';

interface ShownChip {
  readonly chip: Chip;
  /** The text that was announced last. */
  readonly said: string;
}

/** Whether the chip shows that there is no connection: its word or its icon. */
export const saysOffline = (chip: Chip): boolean => chip.kind === 'offline' || ('count' in chip && chip.isOffline);

/** Only StateChip writes to this store; nothing is shown before its code is loaded. */
export const shownChip = createStore<ShownChip>({ chip: { kind: 'none' }, said: '' });
