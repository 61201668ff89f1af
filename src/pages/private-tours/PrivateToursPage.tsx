import { Link } from '@tanstack/react-router';
import page from '../../content/pages/private-tours.yaml';
import { Prose } from '../../parts/prose/Prose';
import { Accordion } from '../../ui/blocks/Accordion';
import { ButtonAnchor, ButtonLink } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import { Estimate } from './estimate/Estimate';
import { dollars, tours } from './prices-and-choices';
import { Tariff, WhenToWrite } from './Terms';
import heroStyles from './hero.module.css';
import tourStyles from './neighborhoods.module.css';
import styles from './private-tours-page.module.css';

const { from, covers, further, most } = page.pricing;
const hours = Math.max(...tours.map(({ tour }) => tour.hours));
/** The index of the only picture that is shown on a phone. */
const ON_A_PHONE = 1;

function Hero() {
  return (
    <header>
      <div className={`page-width ${heroStyles.hero}`}>
        <div>
          <PageTitle className={heroStyles.title}>{page.heading}</PageTitle>
          <p className={heroStyles.when}>
            <span>Any day by request</span> <span>{`${hours} hours`}</span>
          </p>
          <Standfirst className={heroStyles.standfirst}>{page.standfirst}</Standfirst>
        </div>
        <div data-booking="">
          <p className={heroStyles.price}>
            <strong className={heroStyles.figure}>{dollars(from)}</strong>{' '}
            <strong className={heroStyles.covers}>{`for up to ${covers} guests`}</strong>{' '}
            <span>{`then ${dollars(further)} for each additional guest, up to ${most}`}</span>
          </p>
          <ButtonAnchor href="#estimate" variant="primary" size="lg" icon="calendar" wide className={heroStyles.button}>
            Ask for a Day
          </ButtonAnchor>
        </div>
      </div>
      <ul className={heroStyles.prints} aria-label="Pictures">
        {page.pictures.map((picture, index) => (
          <li key={picture.id} className={index === ON_A_PHONE ? undefined : heroStyles.wide}>
            <Picture
              picture={picture}
              ratio="4 / 3"
              first={index === ON_A_PHONE}
              sizes="(min-width: 768px) 34vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </header>
  );
}

/** The page of the private tours: description, estimate form, prices. On a phone the form comes before the prices. */
export function PrivateToursPage() {
  return (
    <>
      <Hero />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.description}>
          <Description />
        </div>
        <div className={styles.pad}>
          <Estimate />
        </div>
        <div className={styles.rest}>
          <Neighborhoods />
          <Tariff />
        </div>
        <div className={styles.when}>
          <WhenToWrite />
        </div>
      </div>
      <Occasions />
      <Questions />
    </>
  );
}

const Description = () => <Prose blocks={page.body} className={styles.words} />;

/** Lists the occasions for which people book a private tour. */
function Occasions() {
  return (
    <section data-stock="mustard" className={styles.ground} aria-labelledby="occasions">
      <div className="page-width">
        <h2 id="occasions" className={styles.heading}>
          Good reasons to ask
        </h2>
        <ul className={styles.bill}>
          {page.events.map(({ id, title, text }) => (
            <li key={id} className={styles.occasion}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.more}>Something else? Write it in the message.</p>
      </div>
    </section>
  );
}

const items = page.questions.map(({ question, answer }, index) => ({
  id: `question-${index + 1}`,
  question,
  answer: <Prose blocks={answer} />,
}));

function Questions() {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="questions">
      <div>
        <Eyebrow>Before you ask</Eyebrow>
        <h2 id="questions" className={styles.questionsHeading}>
          Four questions
        </h2>
        <p className={styles.questionsWords}>
          <span>The rest goes to</span> <Link to="/contact">the contact page</Link>
          <span>.</span>
        </p>
        <ButtonLink to="/contact" data-booking="" variant="primary" icon="envelope" wide>
          Contact Us to Book
        </ButtonLink>
      </div>
      <Accordion name="private-questions" items={items} open="question-1" />
    </section>
  );
}

function Neighborhoods() {
  return (
    <section aria-labelledby="neighborhoods">
      <Eyebrow as="h2" id="neighborhoods">
        Neighborhoods
      </Eyebrow>
      <ul className={tourStyles.tours}>
        {tours.map(({ tour, text }) => (
          <li key={tour.slug}>
            <Link to="/tours/$slug" params={{ slug: tour.slug }} className={tourStyles.tour}>
              <Print picture={tour.picture} ratio="4 / 3" sizes="160px" decorative />
              <div>
                <h3>{tour.title}</h3>
                <p className={tourStyles.figures}>{`${tour.stopCount} stops, ${tour.miles} miles`}</p>
                <p className={tourStyles.text}>{text}</p>
              </div>
              <span className={tourStyles.arrow}>
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
