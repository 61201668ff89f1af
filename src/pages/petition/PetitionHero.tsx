import company from '../../content/company.yaml';
import page from '../../content/pages/petition.yaml';
import { OutsideButton } from '../../parts/outside/OutsideButton';
import { OutsideNote } from '../../parts/outside/OutsideNote';
import { hero } from '../../ui/hero';
import { PageTitle } from '../../ui/PageTitle';
import { Print } from '../../ui/Print';
import { Standfirst } from '../../ui/Standfirst';
import styles from './petition-hero.module.css';

/** The poster and the demand. */
export function PetitionHero() {
  return (
    <header data-stock="mustard" className={hero('medium', styles.hoarding)}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.label}>Petition</p>
          <PageTitle className={styles.title}>{page.heading}</PageTitle>
          <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
          <div className={styles.action}>
            <OutsideButton href={company.petitionForm} icon="pencil" size="lg" className={styles.button}>
              Sign the Petition
            </OutsideButton>
            <OutsideNote href={company.petitionForm} what="a form" announced />
          </div>
        </div>
        <div className={styles.poster}>
          <Print picture={page.picture} first bleed caption sizes="(min-width: 768px) 455px, 100vw" />
        </div>
      </div>
    </header>
  );
}
