import page from '../../content/pages/home.yaml';
import press from '../../content/press.yaml';
import { GiftCardButton } from '../../parts/booking/GiftCardLink';
import { NewsletterSection } from '../../parts/newsletter/NewsletterSection';
import { Wordmark } from '../../parts/press/Wordmark';
import { Prose } from '../../parts/prose/Prose';
import { giftCard } from '../../pictures/prints/gift-card';
import { mailRoom } from '../../pictures/prints/mail-room';
import { Quotation } from '../../ui/blocks/Quotation';
import { Eyebrow } from '../../ui/Eyebrow';
import { LinkOnward } from '../../ui/LinkOnward';
import { Print } from '../../ui/Print';
import styles from './about-us.module.css';
import stripStyles from './press-strip.module.css';

const sampled = press.outlets.some(({ sample }) => sample);
const articles = new Map(press.articles.map((article) => [article.id, article]));

/** The publications that wrote about us; each links to its article. */
function PressStrip() {
  return (
    <section className={`page-width ${stripStyles.strip}`} aria-labelledby="papers">
      <Eyebrow as="h2" id="papers">
        {sampled ? `${page.press.heading} (samples)` : page.press.heading}
      </Eyebrow>
      <ul className={stripStyles.outlets}>
        {press.outlets.map(({ name, wordmark, article, link }) => {
          const found = article === undefined ? undefined : articles.get(article);
          return (
            <li key={wordmark}>
              <a href={found?.link ?? link} target="_blank" rel="noopener">
                <Wordmark id={wordmark} className={stripStyles.mark} />
                <span className="visually-hidden">
                  {`${found ? `${name}: ${found.title}` : name} (opens in a new tab)`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <LinkOnward to="/in-the-news" className={stripStyles.all}>
        {page.press.link}
      </LinkOnward>
    </section>
  );
}

/** The quotation of one guest, between two dotted lines. */
function Testimonial() {
  return (
    <section className={`page-width ${styles.testimonial}`} aria-label="A guest says">
      <Quotation {...page.testimonial} className={styles.quote} />
    </section>
  );
}

/** What we do, in the form of a dictionary entry, and the sources of our stories. */
function Introduction() {
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

/** The section on gift cards. */
function GiftCard() {
  const { heading, body, button } = page.giftCard;
  return (
    <section data-stock="verd" className={styles.gift} aria-labelledby="gift-card">
      <div className={`page-width ${styles.giftColumns}`}>
        <div className={styles.card}>
          <Print picture={giftCard} sizes="(min-width: 1024px) 540px, 90vw" />
        </div>
        <div>
          <Eyebrow>Gift cards</Eyebrow>
          <h2 id="gift-card" className={styles.giftHeading}>
            {heading}
          </h2>
          <Prose blocks={body} className={styles.giftWords} />
          <GiftCardButton>{button}</GiftCardButton>
        </div>
      </div>
    </section>
  );
}

/** Sections 3 to 7 of the home page: press, testimonial, introduction, newsletter and gift card. */
export function AboutUs() {
  return (
    <>
      <PressStrip />
      <Testimonial />
      <Introduction />
      <NewsletterSection />
      <GiftCard />
    </>
  );
}
