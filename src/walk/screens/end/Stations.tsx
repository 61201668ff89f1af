import words from '../../../content/every-walk.yaml?top';
import { Eyebrow } from '../../../ui/Eyebrow';
import { mayHaveElevator } from '../around';
import { useWalk } from '../use-walk';
import styles from './stations.module.css';

const NAMES_DISTANCE = /\d/;

/**
 * The stations near the end of the walk; nothing if none is listed.
 * @param isHere the walker is at the end of the walk
 */
export function Stations({ isHere }: { readonly isHere: boolean }) {
  const { stations } = useWalk().tour.meeting;
  const near = stations.filter(({ atEnd }) => atEnd === true);
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="stations">
      <Eyebrow as="h2" id="stations">
        {isHere ? 'From here' : 'Stations at the end'}
      </Eyebrow>
      <ul className={styles.stations}>
        {near.map(({ name, lines, stepFree }) => (
          <li key={`${name} ${lines}`}>
            <h3>
              {lines.split(' ').map((line) => (
                <span key={line} className={styles.trainLine}>
                  {line}
                </span>
              ))}
              <span>{name}</span>
            </h3>
            <p>{stepFree}</p>
          </li>
        ))}
      </ul>
      {near.some(mayHaveElevator) ? <p>{words.elevators}</p> : null}
      {near.some(({ stepFree }) => NAMES_DISTANCE.test(stepFree)) ? <p>{words.stationDistances}</p> : null}
    </section>
  );
}
