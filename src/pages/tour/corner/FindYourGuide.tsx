import { useDisclosure } from '@mantine/hooks';
import { useHydrated } from '@tanstack/react-router';
import company from '../../../content/company.yaml';
import words from '../../../content/every-walk.yaml';
import { meetsAtFirstStop } from '../../../content/meeting-place';
import { departureTime, shortDays } from '../../../content/schedule';
import type { Tour } from '../../../content/schemas';
import { mapsLink } from '../../../integrations/maps/addresses';
import { Button } from '../../../ui/Button';
import { optionalDialog } from '../../../ui/dialog/optional-dialog';
import { Icon } from '../../../ui/Icon';
import { loneLink } from '../../../ui/lone-link';
import { Paper } from '../../../ui/Paper';
import { Picture } from '../../../ui/Picture';
import { useOnNavigation } from '../../../ui/use-on-navigation';
import { CORNER_WINDOWS, mapOf, WINDOW_RATIO, type TourMap } from '../route/tour-map';
import { groupIsAbout } from './group-is-about';
import { Stations } from './Stations';
import styles from './find-your-guide.module.css';

const MeetingPointDialog = optionalDialog(
  async () => (await import('./MeetingPointDialog')).MeetingPointDialog,
  'The sign did not load',
);

/** Opens the meeting point over the whole screen, to be shown to a passer-by. */
function ShowItLarge({ tour }: { tour: Tour }) {
  const hydrated = useHydrated();
  const [opened, { open, close }] = useDisclosure();
  // The sign is in the way of the place to which Back or a link has led.
  useOnNavigation(close);
  return (
    <>
      {/* The open dialog covers the button, so this is seen only while the dialog loads. */}
      <Button
        icon="eye"
        className={styles.large}
        disabled={!hydrated}
        aria-haspopup="dialog"
        aria-busy={opened}
        onClick={open}
      >
        Show it large
      </Button>
      {opened ? <MeetingPointDialog tour={tour} onClose={close} /> : null}
    </>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** Shows the part of the printed map around the meeting point. It is decorative: the text below says the same. */
function CornerMap({ map }: { map: TourMap }) {
  const { left, right, edge } = CORNER_WINDOWS[map.district];
  const place = { width: percent(1 / (right - left)), left: percent(-left / (right - left)), [edge]: 0 };
  return (
    <div className={styles.corner} style={{ aspectRatio: WINDOW_RATIO }}>
      <div className={styles.crop} style={place}>
        <Picture picture={map.picture} sizes="(min-width: 900px) 800px, 165vw" decorative />
      </div>
    </div>
  );
}

/** The number of stops at which a late guest may still join the group. */
const CATCH_UP = 3;

/** Shows whom to call on the day, and where the group is at which time. */
function WhenLate({ tour }: { tour: Tour }) {
  const { phone, email } = company;
  return (
    <div className={styles.late}>
      <h3>{words.late}</h3>
      {phone === undefined ? null : (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      <p>
        <span>{words.lateEmail}</span> <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>{words.lateStops}</p>
      <ul className={styles.group}>
        {groupIsAbout(tour)
          .slice(0, CATCH_UP)
          .map(({ stop, time }) => (
            <li key={stop}>
              <a href={`#stop-${stop}`} className={loneLink()}>{`Stop ${stop}`}</a> <span>{time}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Shows when and where the tour meets, how to get there, and whom to call on the day. */
export function FindYourGuide({ tour }: { tour: Tour }) {
  const { meeting, schedule, title } = tour;
  const map = mapOf(tour.slug);
  const [time, half] = departureTime(schedule).split(' ');
  return (
    <Paper as="section" raised id="find-your-guide" className={styles.card} aria-labelledby="find-your-guide-title">
      <div className={styles.head}>
        <p className={styles.tour}>{title}</p>
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
        <p className={styles.nearest}>
          {`${meetsAtFirstStop(tour) ? 'Stop 1' : 'Near stop 1'} of ${tour.stops.length}. ${meeting.nearest}.`}
        </p>
        <p className={styles.guide}>{words.guide}</p>
        <div className={styles.buttons}>
          <ShowItLarge tour={tour} />
          <a href={mapsLink(meeting.at)} target="_blank" rel="noopener noreferrer" className={loneLink(styles.maps)}>
            <Icon name="external" />
            <span>Open in a maps app</span>
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
      <div className={styles.way}>
        <h3>Stations</h3>
        <Stations stations={meeting.stations} />
        <p className={styles.elevators}>{`${words.elevators} ${words.stationDistances}`}</p>
      </div>
      <div className={styles.rest}>
        <WhenLate tour={tour} />
        <p className={styles.offline}>{words.offline}</p>
      </div>
    </Paper>
  );
}
