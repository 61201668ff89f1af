import type { Tour } from '../../content/schemas';
import styles from './before-you-go.module.css';

function Stations({ stations }: { stations: Tour['meeting']['stations'] }) {
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

/** Where we meet, how to get there, and what to bring. */
export function BeforeYouGo({ tour }: { tour: Tour }) {
  return (
    <section className={`page-width ${styles.section}`} aria-label="Meeting point and preparation">
      <div>
        <h2>Where we meet</h2>
        <p className={styles.corner}>{tour.meeting.corner}</p>
        <p className={styles.nearest}>{tour.meeting.nearest}</p>
        <h3 className={styles.small}>Stations on the route</h3>
        <Stations stations={tour.meeting.stations} />
      </div>
      <div>
        <h2>Before you go</h2>
        <ul className={styles.advice}>
          {tour.beforeYouGo.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
