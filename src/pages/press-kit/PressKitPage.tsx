import page from '../../content/pages/press-kit.yaml';
import { AboutTexts } from './AboutTexts';
import { Coverage } from './Coverage';
import { Facts } from './CopyableTexts';
import { Files } from './Files';
import { MediaQuestions } from './MediaQuestions';
import { PressHead } from './PressHead';
import { PressPass } from './PressPass';
import styles from './press-kit-page.module.css';
import { Testimonials } from './Testimonials';
import { useCopying } from './use-copying';

/** A galley proof for journalists: figures and words to take along, and a pass with an address on it. */
export function PressKitPage() {
  const copying = useCopying();
  return (
    <div className={`page-width ${styles.page}`}>
      <PressHead />
      <div className={styles.columns}>
        <PressPass {...page.media} />
        <div className={styles.galley}>
          {/* Stands before anything is said in it, so that it is heard. */}
          <p role="status" className="visually-hidden">
            <span key={copying.said}>{copying.said}</span>
          </p>
          <Facts facts={page.facts} copying={copying} />
          <AboutTexts {...page.about} copying={copying} />
          <Coverage coverage={page.coverage} />
          <Testimonials testimonials={page.testimonials} />
          <MediaQuestions questions={page.questions} />
          <Files {...page.resources} />
        </div>
      </div>
    </div>
  );
}
