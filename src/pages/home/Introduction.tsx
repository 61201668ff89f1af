import page from '../../content/pages/home.yaml';
import { Prose } from '../../parts/prose/Prose';
import { mailRoom } from '../../pictures/prints/mail-room';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './introduction.module.css';

/** Introduces the company with a dictionary entry, and names the sources of our stories. */
export function Introduction() {
  const { heading, kind, senses, body } = page.introduction;
  return (
    <section className={`page-width ${styles.introduction}`} aria-labelledby="how-we-know">
      <Print
        picture={mailRoom}
        lifted
        bleed
        caption
        sizes="(min-width: 1024px) 660px, (min-width: 768px) 45vw, 100vw"
      />
      <div>
        <Eyebrow>What we do</Eyebrow>
        <h2 id="how-we-know" className={styles.word}>
          <span>{heading}</span> <small>{kind}</small>
        </h2>
        <ol className={styles.senses}>
          {senses.map(({ label, text }) => (
            <li key={text}>
              <p>
                {label === undefined ? null : <span className={styles.label}>{`${label} `}</span>}
                <strong>{text}</strong>
              </p>
            </li>
          ))}
        </ol>
        <Prose blocks={body} className={styles.introWords} />
      </div>
    </section>
  );
}
