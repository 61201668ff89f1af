import codes from 'virtual:walk-codes';
import { useWalk } from './use-walk';
import styles from './columns.module.css';

/** On a desk there is nothing to punch: the code leads to the phone. */
export function OnTheStreet() {
  const { tour } = useWalk();
  const code = codes[tour.slug];
  if (!code) return null;
  return (
    <div className={styles.code}>
      <svg
        viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
        role="img"
        aria-label="Code with the address of this walk"
      >
        <path d={code.path} />
      </svg>
      <div>
        <h2>The card is punched on the street</h2>
        <p>Scan this code with your phone to open the walk there. Here you can read it.</p>
      </div>
    </div>
  );
}
