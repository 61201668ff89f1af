import type { Tour } from '../../../content/schemas';
import { Fold } from '../../../ui/blocks/Fold';
import styles from './stations.module.css';

type StationRecord = Tour['meeting']['stations'][number];

/** Lists the subway stations near the meeting point and near the end, and whether each is step-free. */
export function Stations({ stations }: { stations: readonly StationRecord[] }) {
  const named = stations.filter(({ onTheWay }) => onTheWay !== true);
  const atEnd = named.filter((one) => one.atEnd === true);
  return (
    <>
      <StationList stations={named.filter((one) => one.atEnd !== true)} />
      {atEnd.length === 0 ? null : (
        <Fold label="Stations at the end" className={styles.atEnd}>
          <StationList stations={atEnd} />
        </Fold>
      )}
    </>
  );
}

const StationList = ({ stations }: { stations: readonly StationRecord[] }) => (
  <ul className={styles.stations}>
    {stations.map(({ name, lines, stepFree }) => (
      <li key={`${name} ${lines}`}>
        <h4>
          <span>{name}</span>
          <span className={styles.lines}>
            {lines.split(' ').map((line) => (
              <span key={line} className={styles.trainLine}>
                {line}{' '}
              </span>
            ))}
          </span>
        </h4>
        <p>{stepFree}</p>
      </li>
    ))}
  </ul>
);
