import { Link } from '@tanstack/react-router';
import type { Tour } from '../../content/schemas';
import styles from './highlights.module.css';

const IN_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Of a walk on which not every stop is one: the highlights, each with the way to it. */
export function Highlights({ tour: { slug, stops, highlights } }: { tour: Tour }) {
  if (!highlights) return null;
  return (
    <section className={styles.highlights} aria-labelledby="highlights">
      <h2 id="highlights">{`${IN_WORDS[highlights.length] ?? highlights.length} highlights`}</h2>
      <ul>
        {highlights.map((number) => (
          <li key={number}>
            <Link to="/tours/$slug" params={{ slug }} hash={`stop-${number}`}>
              <span className={styles.number}>{number}</span> <span>{stops[number - 1]?.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
