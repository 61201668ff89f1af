// What the header knows of the plate in it, whose part comes later (StateChip.tsx).
import { createStore } from '../../browser/store';
import type { Chip } from './chip';

interface ShownChip {
  readonly chip: Chip;
  /** What was said aloud of it last. */
  readonly said: string;
}

/** Written by the part alone; nothing is shown before it is there. */
export const shownChip = createStore<ShownChip>({ chip: { kind: 'none' }, said: '' });
