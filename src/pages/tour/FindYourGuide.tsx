import company from '../../content/company.yaml';
import words from '../../content/every-walk.yaml';
import { departureTime, shortDays } from '../../content/schedule';
import type { Tour } from '../../content/schemas';
import { mapsLink } from '../../integrations/maps/addresses';
import { Icon } from '../../ui/Icon';
import { CornerMap } from './CornerMap';
import styles from './find-your-guide.module.css';
import { RainSlip } from './RainSlip';
import { ShowItLarge } from './ShowItLarge';
import { Stations } from './Stations';
import { mapOf } from './walk-map';

/** The pass in the hand: when and at which corner, how to get there, and what happens if it rains. */
export function FindYourGuide({ tour }: { tour: Tour }) {
  const { meeting, schedule, title } = tour;
  const map = mapOf(tour.slug);
  const [time, half] = departureTime(schedule).split(' ');
  return (
    <section id="find-your-guide" className={styles.card} aria-labelledby="find-your-guide-title">
      <div className={styles.head}>
        <p className={styles.walk}>{title}</p>
        <p className={styles.when}>
          <strong>{time}</strong>{' '}
          <span className={styles.days}>
            <span>{half}</span> <span>{shortDays(schedule)}</span>
          </span>
        </p>
      </div>
      {map ? <CornerMap map={map} /> : null}
      <div className={styles.place}>
        <h2 id="find-your-guide-title">Find your guide</h2>
        <p className={styles.where}>
          <Icon name="pin" size={26} />
          <span>{meeting.corner}</span>
        </p>
        <p className={styles.nearest}>{`Stop 1 of ${tour.stops.length}. ${meeting.nearest}.`}</p>
        <div className={styles.buttons}>
          <ShowItLarge tour={tour} />
          <a href={mapsLink(meeting.at)} target="_blank" rel="noopener noreferrer" className={styles.maps}>
            <Icon name="external" />
            <span>Open in a maps app</span>
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
      <div className={styles.way}>
        <h3>Stations</h3>
        <Stations stations={meeting.stations} />
      </div>
      <div className={styles.rest}>
        <RainSlip words={words.rain} />
        <p className={styles.late}>
          <strong>{words.late}</strong> <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p className={styles.offline}>{words.offline}</p>
      </div>
    </section>
  );
}
