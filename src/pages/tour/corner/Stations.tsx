import type { Tour } from '../../../content/schemas';
import styles from './stations.module.css';

/** The stations of a walk, and whether a wheel gets from the train to the street. */
export function Stations({ stations }: { stations: Tour['meeting']['stations'] }) {
  return (
    <ul className={styles.stations}>
      {stations.map((station) => (
        <li key={`${station.name} ${station.lines}`}>
          <h4>
            <span>{station.name}</span>
            <span className={styles.lines}>
              {station.lines.split(' ').map((line) => (
                <span key={line} className={styles.trainLine}>
                  {line}{' '}
                </span>
              ))}
            </span>
          </h4>
          <p>{station.stepFree}</p>
        </li>
      ))}
    </ul>
  );
}
