import company from '../../content/company.yaml';
import page from '../../content/pages/home.yaml';
import { orFallbacks } from '../../content/quotes';
import reviews from '../../content/reviews.yaml';
import { fanAgnes } from '../../pictures/prints/fan-agnes';
import { fanBiscuit } from '../../pictures/prints/fan-biscuit';
import { fanDot } from '../../pictures/prints/fan-dot';
import { fanHazel } from '../../pictures/prints/fan-hazel';
import { fanLouis } from '../../pictures/prints/fan-louis';
import { fanNora } from '../../pictures/prints/fan-nora';
import { fanOlive } from '../../pictures/prints/fan-olive';
import { fanOtis } from '../../pictures/prints/fan-otis';
import { fanPickles } from '../../pictures/prints/fan-pickles';
import { fanRuth } from '../../pictures/prints/fan-ruth';
import { fanStella } from '../../pictures/prints/fan-stella';
import { fanWalter } from '../../pictures/prints/fan-walter';
import { Carousel } from '../../ui/carousel/Carousel';
import { classes } from '../../ui/classes';
import { Eyebrow } from '../../ui/Eyebrow';
import { Picture } from '../../ui/Picture';
import { Stars } from '../../ui/Stars';
import styles from './reviews.module.css';

/** One portrait for each review. No portrait appears twice unless there are more reviews than portraits. */
const PORTRAITS = [
  fanHazel,
  fanWalter,
  fanLouis,
  fanDot,
  fanPickles,
  fanNora,
  fanOtis,
  fanRuth,
  fanOlive,
  fanAgnes,
  fanBiscuit,
  fanStella,
] as const;
/** A quotation longer than this is set smaller. */
const LONG_QUOTE_CHARACTERS = 300;

interface ReviewProps {
  readonly review: ReturnType<typeof orFallbacks<(typeof reviews.reviews)[number]>>[number];
  readonly index: number;
}

/** One review as a ticket: the stars, the words, and who said them. */
export function Review({ review: { quote, author, role, source, rating, sample }, index }: ReviewProps) {
  return (
    <figure className={styles.ticket}>
      <div className={styles.words}>
        {rating === undefined ? null : <Stars rating={rating} className={styles.stars} />}
        <blockquote className={classes(styles.quote, quote.length > LONG_QUOTE_CHARACTERS && styles.long)}>
          <p>{quote}</p>
        </blockquote>
      </div>
      <figcaption className={styles.stub}>
        <Picture picture={PORTRAITS[index % PORTRAITS.length] ?? fanHazel} decorative sizes="126px" />
        <p>
          <strong>{author}</strong>
          <span>{role === undefined ? '' : `, ${role}`}</span>
          <span className={styles.source}>{sample ? `${source} (sample)` : source}</span>
        </p>
      </figcaption>
    </figure>
  );
}

const slides = orFallbacks(reviews.reviews).map((review, index) => ({
  // Two guests may have the same name.
  id: String(index),
  content: <Review review={review} index={index} />,
}));

/** The average rating, and the reviews in a carousel. */
export function Reviews() {
  const { value, reviews: count, fiveStarPercent, sample } = company.rating;
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="reviews">
      <div className={styles.rating}>
        <Eyebrow>Google reviews</Eyebrow>
        <p className={styles.value}>
          <strong>{value}</strong>
          <span className="visually-hidden"> of 5 stars</span>
        </p>
        <div>
          <p className={styles.stars} aria-hidden="true">
            ★★★★★
          </p>
          <p>{`from ${count} reviews`}</p>
          <p className={styles.five}>{`${fiveStarPercent}% five-star`}</p>
          {sample ? <p className={styles.sample}>Sample figures</p> : null}
        </div>
      </div>
      <div className={styles.tickets}>
        <h2 id="reviews" className={styles.heading}>
          {page.reviews.heading}
        </h2>
        <Carousel label={page.reviews.heading} thing="review" slides={slides} />
      </div>
    </section>
  );
}
