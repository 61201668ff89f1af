import { tourSummaries } from '../../content/tour-summaries';
import styles from './booking-facts.module.css';

const sizes = tourSummaries.map(({ groupSize }) => groupSize);
const FACTS = [
  { label: 'Lasts', figure: `${tourSummaries[0]?.hours ?? 2} hours`, note: 'or so' },
  { label: 'Price', figure: `$${Math.min(...tourSummaries.map(({ price }) => price))}`, note: 'per person' },
  { label: 'Group', figure: `${Math.min(...sizes)} to ${Math.max(...sizes)}`, note: 'small groups' },
] as const;

export function BookingFacts() {
  return (
    <dl className={styles.facts}>
      {FACTS.map(({ label, figure, note }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <strong>{figure}</strong> <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
