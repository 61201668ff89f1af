import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import page from '../../content/pages/press-kit.yaml';
import { OutsideButton, OutsideNote } from '../../parts/outside/OutsideButton';
import { Prose } from '../../parts/prose/Prose';
import { fanPepper } from '../../pictures/prints/fan-pepper';
import { Accordion } from '../../ui/blocks/Accordion';
import { ButtonAnchor } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { Standfirst } from '../../ui/Standfirst';
import { CopyableTexts } from './CopyableTexts';
import { Coverage, Testimonials } from './Coverage';
import { SectionHead } from './SectionHead';
import fileStyles from './files.module.css';
import styles from './press-kit-page.module.css';
import passStyles from './press-pass.module.css';

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

const questions = page.questions.map(({ question, answer }, index) => ({
  id: `question-${index + 1}`,
  question,
  answer: <Prose blocks={answer} />,
}));

/** The questions that journalists ask. */
function MediaQuestions() {
  return (
    <section aria-labelledby="media-questions" className={styles.questions}>
      <SectionHead id="media-questions" title="Media questions" />
      <Accordion name="media-questions" items={questions} open="question-1" />
    </section>
  );
}

/** The folder of press files, and a few files to download directly. */
function Files({ heading, body, button, filesHeading, files }: PageOf<'press-kit'>['resources']) {
  return (
    <section aria-labelledby="press-files">
      <SectionHead id="press-files" title={heading} />
      <Prose blocks={body} className={fileStyles.prose} />
      <p className={fileStyles.folder}>
        <OutsideButton href={company.pressKitFolder} icon="download">
          {button}
        </OutsideButton>
      </p>
      <h3 className={fileStyles.here}>{filesHeading}</h3>
      <ul className={fileStyles.files}>
        {files.map(({ label, note, file }) => (
          <li key={file}>
            <a href={file} download>
              <Icon name="download" />
              <strong>{label}</strong>
              <span className={fileStyles.note}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
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

/** The media contact, drawn as a press pass: docs/requirements.md#media-contact */
function PressPass({ heading, text, subject }: PageOf<'press-kit'>['media']) {
  return (
    <aside aria-labelledby="media-contact">
      <div className={passStyles.pass}>
        <div className={passStyles.top} aria-hidden="true">
          <span className={passStyles.slot} />
        </div>
        <p className={passStyles.band} aria-hidden="true">
          Press
        </p>
        <div className={passStyles.inside}>
          <div className={passStyles.portrait}>
            <Picture picture={fanPepper} sizes="132px" decorative />
          </div>
          <div className={passStyles.words}>
            <h2 id="media-contact">{heading}</h2>
            <p className={passStyles.text}>{text}</p>
            <ButtonAnchor
              href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}
              icon="envelope"
              variant="primary"
              className={passStyles.button}
            >
              Email the press desk
            </ButtonAnchor>
          </div>
          <dl className={passStyles.email}>
            <div>
              <dt>To</dt>
              <dd>{company.email}</dd>
            </div>
            <div>
              <dt>Subject</dt>
              <dd>
                <span>{subject}</span> <span className={passStyles.note}>(filled in for you)</span>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </aside>
  );
}
