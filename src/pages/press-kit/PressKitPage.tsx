import company from '../../content/company.yaml';
import page from '../../content/pages/press-kit.yaml';
import { OutsideButton } from '../../parts/outside/OutsideButton';
import { OutsideNote } from '../../parts/outside/OutsideNote';
import { accordionItems } from '../../parts/prose/accordion-items';
import { Accordion } from '../../ui/blocks/Accordion';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { CopyableTexts } from './CopyableTexts';
import { Coverage, Testimonials } from './Coverage';
import { Files } from './Files';
import { PressPass } from './PressPass';
import { SectionHead } from './SectionHead';
import styles from './press-kit-page.module.css';

/** The head of the page, with a link to the folder of files. */
function PressHead() {
  return (
    <header>
      <ul className={styles.slug} aria-label="About this page">
        <li>Galley 1</li>
        <li>For press use</li>
        <li>Every fact copies</li>
        <li>Readable offline</li>
      </ul>
      <div className={styles.head}>
        <div>
          <PageTitle className={styles.title}>{page.heading}</PageTitle>
          <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
        </div>
        <div className={styles.folder}>
          <OutsideButton href={company.pressKitFolder} icon="download" size="lg">
            {page.resources.button}
          </OutsideButton>
          <OutsideNote href={company.pressKitFolder} what="a shared folder" announced />
        </div>
      </div>
    </header>
  );
}

const questions = accordionItems(page.questions);

/** The questions that journalists ask. */
function MediaQuestions() {
  return (
    <section aria-labelledby="media-questions" className={styles.questions}>
      <SectionHead id="media-questions" title="Media questions" />
      <Accordion name="media-questions" items={questions} open="question-1" />
    </section>
  );
}

/** The page for journalists, laid out as a galley proof, beside a press pass with our address. */
export function PressKitPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <PressHead />
      <div className={styles.columns}>
        <PressPass {...page.media} />
        <div className={styles.galley}>
          <CopyableTexts facts={page.facts} about={page.about} />
          <Coverage coverage={page.coverage} />
          <Testimonials testimonials={page.testimonials} />
          <MediaQuestions />
          <Files {...page.resources} />
        </div>
      </div>
    </div>
  );
}
