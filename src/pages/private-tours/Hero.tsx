import company from '../../content/company.yaml';
import { hoursOfWalks } from '../../content/figures-of-walks';
import page from '../../content/pages/private-tours.yaml';
import { ButtonAnchor } from '../../ui/Button';
import { Eyebrow } from '../../ui/Eyebrow';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { Standfirst } from '../../ui/Standfirst';
import { tours } from './choices';
import { dollars } from './price-for';
import styles from './hero.module.css';

const { from, covers, further, most } = page.pricing;
const hours = hoursOfWalks(tours.map(({ tour }) => tour));
/** The index of the only picture that is shown on a phone. */
const ON_A_PHONE = 1;

/** The head of the page: the price, a link to the estimate form, and the pictures, of which a phone shows only one. */
export function Hero() {
  return (
    <header>
      <div className={`page-width ${styles.hero}`}>
        <div>
          <Eyebrow>{company.tagline}</Eyebrow>
          <PageTitle className={styles.title}>{page.heading}</PageTitle>
          <p className={styles.when}>
            <span>Any day by request</span> <span>{hours}</span>
          </p>
          <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
        </div>
        <div data-booking="">
          <p className={styles.price}>
            <strong className={styles.figure}>{dollars(from)}</strong>{' '}
            <strong className={styles.covers}>{`for up to ${covers} guests`}</strong>{' '}
            <span>{`then ${dollars(further)} for each additional guest, up to ${most}`}</span>
          </p>
          <ButtonAnchor href="#estimate" variant="primary" size="lg" icon="calendar" wide className={styles.button}>
            Ask for a Day
          </ButtonAnchor>
        </div>
      </div>
      <ul className={styles.prints} aria-label="Pictures">
        {page.pictures.map((picture, index) => (
          <li key={picture.id} className={index === ON_A_PHONE ? undefined : styles.wide}>
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
