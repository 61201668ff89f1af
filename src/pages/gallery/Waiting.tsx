import { PawPrints } from '../../ui/blocks/PawPrints';
import styles from './waiting.module.css';

/** Paws printed one after the other while no picture has come. The words say it too. */
export function Waiting({ waits }: { waits: boolean }) {
  return (
    <p role="status" className={styles.waiting}>
      {waits ? (
        <span className={styles.words}>
          <PawPrints walking width={62} />
          <span>Loading pictures</span>
        </span>
      ) : null}
    </p>
  );
}
