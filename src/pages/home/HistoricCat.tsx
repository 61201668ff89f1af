import page from '../../content/pages/home.yaml';
import { Prose } from '../../parts/prose/Prose';
import { ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { linkTo } from '../../ui/link-to';
import { loneLink } from '../../ui/lone-link';
import { PageLink } from '../../ui/PageLink';
import { Picture } from '../../ui/Picture';
import styles from './historic-cat.module.css';

/** The cat of the petition, with links to the petition and to the story. */
export function HistoricCat() {
  const { eyebrow, heading, picture, name, place, years, body, link, post } = page.historicCat;
  return (
    <section data-stock="mustard" className={styles.cat} aria-labelledby="historic-cat">
      <div className={`page-width ${styles.columns}`}>
        <figure className={styles.poster}>
          <Picture picture={picture} sizes="(min-width: 768px) 460px, 66vw" />
          <p className={styles.lettering}>
            <strong>{name}</strong>
            <span>{place}</span>
          </p>
          <figcaption className={styles.caption}>{picture.caption}</figcaption>
        </figure>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="historic-cat" className={styles.heading}>
            {heading}
          </h2>
          <dl className={styles.years}>
            {years.map(({ year, text }) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Prose blocks={body} className={styles.told} />
          <div className={styles.ways}>
            <ButtonLink to="/petition-jerry-fox" variant="primary" wide>
              {link}
            </ButtonLink>
            {post && (
              <PageLink {...linkTo(post.href)} className={loneLink()}>
                {post.text}
              </PageLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
