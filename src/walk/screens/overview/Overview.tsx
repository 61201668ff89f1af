import { Fragment, type ReactNode } from 'react';
import { legWords } from '../../../content/distances';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { PageTitle } from '../../../ui/PageTitle';
import { Die } from '../../punch-card/Die';
import { aroundStop } from '../around';
import { useWalkSettings, useWatch } from '../use-devices';
import { useWalk } from '../use-walk';
import { WalkIcon } from '../WalkIcon';
import { WalkLink } from '../WalkLink';
import { goesTheOtherWay } from '../way/aim-of';
import { placeInList } from '../way/position-words';
import page from '../walk-page.module.css';
import styles from './overview.module.css';

/** The head of the map and the list: a link back to the walker's screen, and a tab for each. */
export function OverviewHead() {
  const { tour, punched, place, screen } = useWalk();
  const shows = screen.kind;
  const tab = (kind: 'map' | 'list', name: string) => (
    <WalkLink
      screen={{ kind }}
      className={classes(styles.tab, shows === kind && styles.front)}
      current={shows === kind}
    >
      {name}
    </WalkLink>
  );
  return (
    <div className={styles.head}>
      <WalkLink screen={place} className={styles.back} label="Back" isBack>
        <WalkIcon name="back" />
      </WalkLink>
      {tab('map', 'Map')}
      {tab('list', 'List')}
      <p className={styles.punched}>
        <strong>{`${punched.size} of ${tour.stops.length}`}</strong> <span>punched</span>
      </p>
    </div>
  );
}

/** Restrooms, water, steps and stations near a stop, if the settings show them. */
function Around({ stop }: { stop: number }) {
  const { tour } = useWalk();
  const [{ showsAround }] = useWalkSettings();
  const lines = showsAround ? aroundStop(tour, stop) : [];
  return lines.map(({ label, words }) => (
    <p key={words} className={styles.around}>
      <strong>{`${label}: `}</strong>
      <span>{words}</span>
    </p>
  ));
}

/** The whole walk in words: every stop, and the walker between them. */
export function ListScreen({ id }: { id: 'list' | 'map' }) {
  const walk = useWalk();
  const { tour, punched, undo } = walk;
  const { stops } = tour;
  const position = useWatch();
  // The list has the order of the walk.
  const here = goesTheOtherWay(walk) ? undefined : placeInList(position);
  return (
    <div className={styles.list}>
      <PageTitle id={id} className="visually-hidden">
        The stops of this walk
      </PageTitle>
      <ol>
        {stops.map((stop, index) => {
          const number = index + 1;
          const isPunched = punched.has(number);
          const from = stops[index - 1]?.next?.meters;
          return (
            <Fragment key={stop.title}>
              {here?.stop === number ? (
                <li className={styles.here}>
                  <WalkIcon name="here" />
                  <p>
                    <strong>{here.title}</strong> <span>{here.words}</span>
                  </p>
                </li>
              ) : null}
              <li className={styles.stop}>
                <span className={classes(styles.square, isPunched && styles.done)} aria-hidden="true">
                  {isPunched ? <Die size={40} state="punched" /> : null}
                  <span>{number}</span>
                </span>
                <div>
                  <h2>
                    <WalkLink screen={{ kind: 'stop', stop: number }} className={styles.title}>
                      <span className="visually-hidden">{`Stop ${number}: `}</span>
                      <span>{stop.title}</span>
                    </WalkLink>
                  </h2>
                  <p>
                    <span>{`${stop.where}. `}</span>
                    {isPunched ? <span>Punched.</span> : null}
                    {!isPunched && from !== undefined ? (
                      <span>{`${legWords(from)} from stop ${number - 1}.`}</span>
                    ) : null}
                  </p>
                  <Around stop={number} />
                  {isPunched ? (
                    <Button
                      variant="quiet"
                      className={page.way}
                      aria-label={`Undo: unmark stop ${number}`}
                      onClick={({ currentTarget }) => {
                        // The button vanishes with the punch, so move the focus first.
                        currentTarget.parentElement?.querySelector('a')?.focus();
                        undo(number);
                      }}
                    >
                      Undo
                    </Button>
                  ) : null}
                </div>
              </li>
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}

/** The whole map, with the position's slip below it. */
export function MapScreen({ map, slip }: { map: ReactNode; slip: ReactNode }) {
  return (
    <div className={styles.mapScreen}>
      <PageTitle id="map" className="visually-hidden">
        The map of this walk
      </PageTitle>
      <div className={styles.map} data-no-turning>
        {map}
      </div>
      {slip}
    </div>
  );
}
