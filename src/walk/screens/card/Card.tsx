import type { ReactNode } from 'react';
import company from '../../../content/company.yaml';
import { Die } from '../../punch-card/Die';
import { diesOf, type DieState } from '../../punch-card/die-states';
import { PunchRow } from '../../punch-card/PunchRow';
import { useWalk } from '../use-walk';
import { WalkLink } from '../WalkLink';
import { cardLayout } from './card-layout';
import styles from './card.module.css';

function useDies(): readonly DieState[] {
  const { tour, punched } = useWalk();
  return diesOf(tour.stops.length, punched);
}

/** The whole card. Its fields are hidden from screen readers: the text beside the card says how many are punched. */
export function Card({ children }: { children: ReactNode }) {
  const dies = useDies();
  const { side, foot } = cardLayout(dies.length);
  const field = (index: number) => (
    <span key={index} className={styles.field}>
      <span>{index + 1}</span>
      <Die size={34} state={dies[index] ?? 'open'} />
    </span>
  );
  const fields = (from: number, count: number) => Array.from({ length: count }, (_, i) => field(from + i));
  return (
    <div className={styles.card}>
      <p className={styles.name} aria-hidden="true">
        <span>{company.name}</span>
        <span>Punch card</span>
      </p>
      <div className={styles.sides}>
        <div className={styles.side} aria-hidden="true">
          {fields(0, side)}
        </div>
        <div className={styles.panel}>{children}</div>
        <div className={styles.side} aria-hidden="true">
          {fields(side + foot, side).reverse()}
        </div>
      </div>
      <div className={styles.foot} aria-hidden="true">
        {fields(side, foot)}
      </div>
    </div>
  );
}

/** The card in one row, always visible; all of it is one link to the list. */
export function Strip() {
  const { tour, punched, place } = useWalk();
  const dies = useDies();
  const here = 'stop' in place ? place.stop : undefined;
  return (
    <WalkLink screen={{ kind: 'list' }} className={styles.strip}>
      <span className="visually-hidden">{`Your card: ${punched.size} of ${tour.stops.length} punched. Open the list`}</span>
      <PunchRow dies={dies} here={here} titles={tour.stops.map(({ title }) => title)} />
    </WalkLink>
  );
}
