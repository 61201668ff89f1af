import type { SpeechState } from '../../voice/speech';
import { NO_VOICE } from '../walk-words';

/** The text for the states in which the voice does not speak, although it was asked to. */
export const WHY_SILENT: Partial<Record<SpeechState['kind'], string>> = {
  'no-voice': NO_VOICE,
  unsupported: NO_VOICE,
  failed: 'The voice did not speak. Check the volume and the silent switch. The text stays.',
  elsewhere: 'Another tab has taken the voice.',
};

/** The number of the sentence at which the voice is, from 1; the opening counts as the first. */
export const numberOf = ({ sentence }: Pick<SpeechState, 'sentence'>): number => Math.max(0, sentence) + 1;

/** The text for a voice that the device has cut off. */
export const stoppedAt = (state: Pick<SpeechState, 'sentence'>): string =>
  `The voice stopped at sentence ${numberOf(state)}.`;
