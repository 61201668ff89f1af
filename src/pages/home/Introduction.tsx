import page from '../../content/pages/home.yaml';
import { Prose } from '../../parts/prose/Prose';
import { mailRoom } from '../../pictures/prints/mail-room';
import { Eyebrow } from '../../ui/Eyebrow';
import { Print } from '../../ui/Print';
import styles from './introduction.module.css';

/** What we do, and how we know. */
export function Introduction() {
  const { heading, body } = page.introduction;
  return (
    <section className={`page-width ${styles.columns}`} aria-labelledby="how-we-know">
      <Print picture={mailRoom} lifted bleed caption sizes="(min-width: 1024px) 660px, 100vw" />
      <div>
        <Eyebrow>What we do</Eyebrow>
        <h2 id="how-we-know" className={styles.heading}>
          {heading}
        </h2>
        <Prose blocks={body} className={styles.words} />
      </div>
    </section>
  );
}
