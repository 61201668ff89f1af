import { Link } from '@tanstack/react-router';
import page from '../../content/pages/in-the-news.yaml';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Album } from './Album';
import styles from './in-the-news-page.module.css';

/** The scrapbook: what the papers wrote, pasted in as it came. */
export function InTheNewsPage() {
  return (
    <>
      <header className={`page-width ${styles.head}`}>
        <PageTitle>{page.heading}</PageTitle>
        <div>
          <p className={styles.standfirst}>{page.standfirst}</p>
          <p className={styles.ways}>
            <Link to="/press-kit">
              <span>Press kit</span>
              <Icon name="arrow" size={20} />
            </Link>
            <Link to="/contact">
              <span>Write to the press desk</span>
              <Icon name="arrow" size={20} />
            </Link>
          </p>
        </div>
      </header>
      <Album note={page.note} />
      <section className={`page-width ${styles.call}`} aria-labelledby="writing">
        <h2 id="writing">{page.call.heading}</h2>
        <p>{page.call.text}</p>
        <div className={styles.actions}>
          <ButtonLink to="/press-kit" look="primary" size="large" wide>
            Open the press kit
          </ButtonLink>
          <ButtonLink to="/contact" size="large" icon="envelope" wide>
            Contact
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
