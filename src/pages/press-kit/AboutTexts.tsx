import type { PageOf } from '../../content/page-schemas';
import styles from './about-texts.module.css';
import { CopyButton } from './CopyButton';
import { SectionHead } from './SectionHead';
import type { Copying } from './use-copying';

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** The company in a sentence and in a paragraph, to be printed as it stands. */
export function AboutTexts({ heading, texts, copying }: PageOf<'press-kit'>['about'] & { copying: Copying }) {
  return (
    <section aria-labelledby="about-text">
      <SectionHead id="about-text" title={heading} />
      {texts.map(({ label, text }) => (
        <div key={label} className={styles.text}>
          <div className={styles.head}>
            <h3>{label}</h3>
            <p className={styles.count}>{`${wordsIn(text)} words`}</p>
            <CopyButton
              copying={copying}
              name={label}
              label="Copy text"
              text={text}
              shown={(button) => button.parentElement?.nextElementSibling ?? null}
            />
          </div>
          <p className={styles.words}>{text}</p>
        </div>
      ))}
    </section>
  );
}
