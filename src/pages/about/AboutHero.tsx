import page from '../../content/pages/about.yaml';
import { ReserveButton } from '../../parts/booking/ReserveButton';
import { ButtonAnchor } from '../../ui/Button';
import { hero } from '../../ui/hero';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import styles from './about-hero.module.css';

export function AboutHero() {
  return (
    <header className={hero('medium', `page-width ${styles.hero}`)}>
      <div>
        <PageTitle className={styles.title}>{page.heading}</PageTitle>
        <p className={styles.standfirst}>{page.standfirst}</p>
        <div className={styles.actions}>
          <ReserveButton label="Book a walk" wide />
          <ButtonAnchor href="#staff" look="quiet">
            Meet the staff
          </ButtonAnchor>
        </div>
      </div>
      <Print picture={page.picture} first lifted bleed caption sizes="(min-width: 1024px) 470px, 100vw" />
    </header>
  );
}
