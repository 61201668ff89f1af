import page from '../../content/pages/home.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Eyebrow } from '../../ui/Eyebrow';
import { LinkOnward } from '../../ui/LinkOnward';
import { PageLink } from '../../ui/PageLink';
import { Print } from '../../ui/Print';
import styles from './historic-cat.module.css';

/** Jerry Fox, on a poster of his own. */
export function HistoricCat() {
  const { eyebrow, heading, picture, body, link } = page.historicCat;
  return (
    <section data-stock="mustard" className={styles.poster} aria-labelledby="historic-cat">
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
