// Parts of a tour's page that are only visible on paper. `data-paper` marks them for the tests;
// on-paper-only.module.css hides them on screens.
import codes from 'virtual:tour-codes';
import words from '../../content/every-walk.yaml';
import type { Tour } from '../../content/schemas';
import { QrCode } from '../../ui/QrCode';
import styles from './on-paper-only.module.css';

/** Lists the place of each stop, as the text version of the printed map. */
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

/** Shows the QR code with the address of the page. */
export function PageCode({ slug }: { slug: string }) {
  const code = codes[slug];
  if (!code) return null;
  return (
    <div className={styles.code} data-paper>
      <QrCode code={code} label="Code with the address of this page" quietZone={0} />
      <p>{words.paper}</p>
    </div>
  );
}

const asSentence = (source: string): string => (source.endsWith('.') ? source : `${source}.`);

/** Lists the sources of all stops, because a details element cannot be unfolded on paper. */
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
