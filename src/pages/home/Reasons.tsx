import page from '../../content/pages/home.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Eyebrow } from '../../ui/Eyebrow';
import { LinkOnward } from '../../ui/LinkOnward';
import { PageLink } from '../../ui/PageLink';
import { Picture } from '../../ui/Picture';
import { Print } from '../../ui/Print';
import { Benefits } from './Benefits';
import { Reviews } from './Reviews';
import styles from './reasons.module.css';

/** The cat of the petition, with the ways to it and to its story. */
function HistoricCat() {
  const { eyebrow, heading, picture, body, link } = page.historicCat;
  return (
    <section data-stock="mustard" className={styles.cat} aria-labelledby="historic-cat">
      <div className={`page-width ${styles.columns}`}>
        <Print picture={picture} lifted bleed caption sizes="(min-width: 1024px) 480px, 100vw" />
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="historic-cat" className={styles.heading}>
            {heading}
          </h2>
          <Prose blocks={body} className={styles.words} />
          <LinkOnward to="/petition-jerry-fox" className={styles.link}>
            {link}
          </LinkOnward>
          <p className={styles.story}>
            <PageLink to="/blog/$id" params={{ id: 'jerry-fox-saves-brooklyn-borough-hall' }}>
              His story in the blog
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Four cards: what every tour has. */
function Features() {
  const { heading, items } = page.features;
  return (
    <section className={`page-width ${styles.features}`} aria-labelledby="on-every-walk">
      <Eyebrow as="h2" id="on-every-walk">
        {heading}
      </Eyebrow>
      <ul className={styles.cards}>
        {items.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.card}>
            <Picture picture={picture} ratio="1 / 1" sizes="(min-width: 1024px) 280px, 50vw" />
            <div className={styles.cardWords}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.number} aria-hidden="true">
                <strong>{index + 1}</strong>
                <span>{` of ${items.length}`}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why one would come: sections 8 to 11. */
export function Reasons() {
  return (
    <>
      <HistoricCat />
      <Features />
      <Benefits />
      <Reviews />
    </>
  );
}
