import styles from './waiting.module.css';

/** Paws printed one after the other while no picture has come. The words say it too. */
export function Waiting({ waits }: { waits: boolean }) {
  return (
    <p role="status" className={styles.waiting}>
      {waits ? (
        <span className={styles.words}>
          <svg viewBox="0 0 60 20" width="60" height="20" aria-hidden="true" focusable="false">
            {[0, 1, 2, 3, 4].map((step) => (
              <g key={step} transform={`translate(${6 + step * 12} ${step % 2 === 0 ? 13 : 8})`}>
                <ellipse cx="0" cy="1" rx="3" ry="2.500" />
                <circle cx="-3" cy="-2.500" r="1.200" />
                <circle cx="0" cy="-3.800" r="1.200" />
                <circle cx="3" cy="-2.500" r="1.200" />
              </g>
            ))}
          </svg>
          <span>Loading pictures</span>
        </span>
      ) : null}
    </p>
  );
}
