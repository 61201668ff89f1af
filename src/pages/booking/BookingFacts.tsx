import styles from './booking-facts.module.css';

const FACTS = [
  { label: 'Lasts', figure: '2 hours', note: 'about' },
  { label: 'Price', figure: '$40', note: 'per person' },
  { label: 'Group', figure: '12 to 15', note: 'small groups' },
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
