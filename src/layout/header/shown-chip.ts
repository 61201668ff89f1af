// The state of the header's chip, whose code is loaded later (StateChip.tsx).
import { createStore } from '../../browser/store';
import type { Chip } from './chip';

interface ShownChip {
  readonly chip: Chip;
  /** The text that was announced last. */
  readonly said: string;
}

/** Only StateChip writes to this store; nothing is shown before its code is loaded. */
export const shownChip = createStore<ShownChip>({ chip: { kind: 'none' }, said: '' });
