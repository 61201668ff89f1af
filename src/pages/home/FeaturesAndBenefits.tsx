import page from '../../content/pages/home.yaml';
import { Prose } from '../../parts/prose/Prose';
import { ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { loneLink } from '../../ui/lone-link';
import { PageLink } from '../../ui/PageLink';
import { Picture } from '../../ui/Picture';
import { Reviews } from './Reviews';
import ledgerStyles from './benefits.module.css';
import styles from './features-and-benefits.module.css';

/** The cat of the petition, with links to the petition and to the story. */
function HistoricCat() {
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
            <PageLink to="/blog/$id" params={{ id: 'jerry-fox-saves-brooklyn-borough-hall' }} className={loneLink()}>
              {post}
            </PageLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Four cards with the features of every tour. */
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
            <div className={styles.portrait}>
              <Picture picture={picture} sizes="(min-width: 1024px) 220px, (min-width: 768px) 130px, 104px" />
            </div>
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

const dearest = Math.max(...page.benefits.prices.map(({ amount }) => amount));

/** A list of everything in the price, and bars that compare our price with the average one. */
function Benefits() {
  const { heading, prices, items, body } = page.benefits;
  return (
    <section data-stock="sand" aria-labelledby="reasons">
      <div className={`page-width ${ledgerStyles.columns}`}>
        <div>
          <Eyebrow>The ledger</Eyebrow>
          <h2 id="reasons" className={ledgerStyles.heading}>
            {heading}
          </h2>
          <dl className={ledgerStyles.lines}>
            {items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Prose blocks={body} className={ledgerStyles.note} />
        </div>
        <ul className={ledgerStyles.bars}>
          {prices.map(({ amount, what, sample }) => (
            <li key={what} style={{ width: `${(amount / dearest) * 100}%` }}>
              <strong>{`$${amount}`}</strong>
              <span>{sample ? `${what} (sample figure)` : what}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Sections 8 to 11 of the home page: the historic cat, features, benefits and reviews. */
export function FeaturesAndBenefits() {
  return (
    <>
      <HistoricCat />
      <Features />
      <Benefits />
      <Reviews />
    </>
  );
}
