import company from '../../content/company.yaml';
import { departureTime, shortDays } from '../../content/schedule-words';
import { tourSummaries, type TourSummary } from '../../content/tour-summaries';
import { OfflineWords } from '../../parts/booking/OfflineWords';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { useRememberedTour } from '../../parts/booking/use-remembered-tour';
import { useConnection } from '../../ui/device/use-connection';
import { classes } from '../../ui/classes';
import { useQueryValue } from '../../ui/use-query-value';
import styles from './box-office.module.css';
import { chosenItem } from './chosen-item';

function Walk({ tour, chosen }: { tour: TourSummary; chosen: boolean }) {
  const { slug, title, item, schedule, price } = tour;
  return (
    <li className={classes(styles.walk, chosen && styles.chosen)} aria-current={chosen ? 'true' : undefined}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>
          <span className={styles.time}>{`${shortDays(schedule)} ${departureTime(schedule)}`}</span>
          <span>{`$${price} per person`}</span>
        </p>
        {/* Its place is kept: the query is known only after the page is alive. */}
        <p className={styles.pick}>{chosen ? <span>Your pick</span> : null}</p>
      </div>
      <ReserveButton
        item={item}
        tour={{ slug, title }}
        label={`Reserve ${title}`}
        look={chosen ? 'primary' : 'secondary'}
        size="small"
        wide
      />
    </li>
  );
}

/** The ticket window: the walks to choose from; a blind and a hung sign while there is no connection. */
export function BoxOffice() {
  const offline = useConnection() === 'offline';
  const noted = useRememberedTour();
  const chosen = chosenItem(useQueryValue('itemId'), useQueryValue('tour'), tourSummaries);
  const isWalk = tourSummaries.some((tour) => tour.item === chosen);
  const other = chosen !== undefined && !isWalk ? chosen : company.giftCard.item;
  return (
    <section className={styles.office} aria-labelledby="box-office">
      <div className={styles.awning} aria-hidden="true" />
      <h2 id="box-office" className={styles.plate}>
        Box office
      </h2>
      <div className={classes(styles.pane, offline && styles.blind)}>
        {offline ? (
          <div className={styles.sign}>
            <div className={styles.board}>
              <OfflineWords noted={noted?.title} />
            </div>
          </div>
        ) : null}
        <ul className={styles.walks}>
          {tourSummaries.map((tour) => (
            <Walk key={tour.slug} tour={tour} chosen={tour.item === chosen} />
          ))}
          <li
            className={classes(styles.walk, other === chosen && styles.chosen)}
            aria-current={other === chosen ? 'true' : undefined}
          >
            <div className={styles.words}>
              <h3 key={other}>{other === company.giftCard.item ? 'Gift cards' : 'Another calendar'}</h3>
              <p>On a calendar of its own.</p>
            </div>
            <ReserveButton
              key={other}
              item={other}
              label="Open this calendar"
              look={other === chosen ? 'primary' : 'secondary'}
              size="small"
              wide
            />
          </li>
        </ul>
      </div>
      <div className={styles.sill} aria-hidden="true" />
    </section>
  );
}
