import type { SpeechState } from '../../../walk/speech';
import styles from './player.module.css';

/** A tick for each sentence, and which one is being said. */
export function Ticks({ state: { sentence, sentences } }: { state: SpeechState }) {
  const at = Math.max(0, sentence);
  return (
    <span className={styles.ticks} aria-hidden="true">
      {Array.from({ length: sentences }, (_, index) => (
        <span key={index} data-tick={index < at ? 'said' : index === at ? 'now' : undefined} />
      ))}
    </span>
  );
}
