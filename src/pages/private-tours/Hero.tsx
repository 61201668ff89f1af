import page from '../../content/pages/private-tours.yaml';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { dollars } from './price';
import styles from './hero.module.css';

const { from, covers, further, most } = page.pricing;
/** Index of the one picture that a phone shows. */
const ON_A_PHONE = 1;

export function Hero() {
  return (
    <header>
      <div className={`page-width ${styles.hero}`}>
        <div>
          <PageTitle className={styles.title}>{page.heading}</PageTitle>
          <p className={styles.standfirst}>{page.standfirst}</p>
        </div>
        <p className={styles.price} data-booking="">
          <strong className={styles.figure}>{dollars(from)}</strong>{' '}
          <strong className={styles.covers}>{`for up to ${covers} guests`}</strong>{' '}
          <span>{`then ${dollars(further)} for each additional guest, up to ${most}`}</span>
        </p>
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
