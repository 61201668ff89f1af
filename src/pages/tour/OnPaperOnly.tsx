// What stands in the document for paper only. `data-paper` marks it for the tests; print-only.module.css hides it on
// screens.
import codes from 'virtual:tour-codes';
import { settings } from '../../config/env';
import company from '../../content/company.yaml';
import words from '../../content/every-walk.yaml';
import type { Tour } from '../../content/schemas';
import { HEAD } from '../../ui/blocks/mark-paths';
import styles from './print-only.module.css';

/** Name and address of the site: its header does not print. */
export function PrintedHeader() {
  return (
    <p className={styles.head} data-paper>
      <strong>{company.name}</strong>
      <span>{settings.siteUrl.replace(/^https?:\/\//, '')}</span>
    </p>
  );
}

/** The punch card for those who walk with the sheet: one cat for each stop. */
export function PrintedCard({ stops }: { stops: Tour['stops'] }) {
  return (
    <div className={styles.card} data-paper>
      <p>
        <strong>Punch card</strong>
        <span>One cat for each stop. Fill it in: a pencil will do.</span>
      </p>
      {stops.map(({ title }, index) => (
        <span key={title} className={styles.field} aria-hidden="true">
          <span>{index + 1}</span>
          <svg viewBox="4 4.5 40 39">
            <path d={HEAD} fill="none" stroke="#000" strokeWidth="1.6" />
          </svg>
        </span>
      ))}
    </div>
  );
}

/** The map in words: where each stop is. */
export function PrintedStops({ tour: { stops, stopsHeading, highlights } }: { tour: Tour }) {
  return (
    <div className={styles.stops} data-paper>
      <h2 id="stops-on-paper">{stopsHeading}</h2>
      <ol aria-labelledby="stops-on-paper">
        {stops.map(({ title, where }, index) => (
          <li key={title}>
            <strong className={styles.number}>{index + 1}</strong>
            <p>
              <strong>{title}</strong> <span>{where}</span>
              {highlights?.includes(index + 1) === false ? <span> (on the way)</span> : null}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The QR code that leads from paper back to the page. */
export function PageCode({ slug }: { slug: string }) {
  const code = codes[slug];
  if (!code) return null;
  return (
    <div className={styles.code} data-paper>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label="Code with the address of this page">
        <path d={code.path} />
      </svg>
      <p>{words.paper}</p>
    </div>
  );
}

const asSentence = (source: string): string => (source.endsWith('.') ? source : `${source}.`);

/** The sources of all stops together: on paper no details element unfolds. */
export function PrintedSources({ stops }: { stops: Tour['stops'] }) {
  return (
    <section className={styles.sources} aria-labelledby="sources-on-paper" data-paper>
      <h2 id="sources-on-paper">Where the stories come from</h2>
      <ol>
        {stops.map((stop, index) => (
          <li key={stop.title}>
            <strong>{`${index + 1}. `}</strong>
            <span>{stop.sources.map(asSentence).join(' ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
