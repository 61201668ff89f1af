import { useRef } from 'react';
import { selectText, useCopied } from '../../browser/clipboard';
import type { PageOf } from '../../content/page-schemas';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { showToast } from '../../ui/toast/show-toast';
import { useEarlyClick } from '../../ui/use-early-click';
import { SectionHead } from './SectionHead';
import styles from './copyable-texts.module.css';

interface Copying {
  /** The name of the text that was just copied. */
  readonly copied: string | undefined;
  /** The announcement for screen readers. */
  readonly said: string;
  /** Copies `text`; if the browser refuses, selects `shown` and shows a message. */
  copy(name: string, text: string, shown: Element | null): void;
}

function sayRefused(shown: Element | null): void {
  if (shown) selectText(shown);
  showToast({
    id: 'copied',
    tone: 'destructive',
    title: 'Not copied',
    message: 'This browser does not let us. The text is selected: copy it by hand.',
  });
}

/** Copies texts and reports the result on the screen and to screen readers; selects a text if the browser refuses. */
function useCopying(): Copying {
  const { copied, copy } = useCopied();
  return {
    copied,
    said: copied === undefined ? '' : `Copied: ${copied}`,
    copy(name, text, shown) {
      void copy(name, text).then((done) => {
        if (!done) sayRefused(shown);
      });
    },
  };
}

interface CopyButtonProps {
  readonly copying: Copying;
  /** The name of the text, which screen readers announce after the label. */
  readonly name: string;
  readonly label?: string;
  /** The button is in a row of facts, where a phone shows only the icon. */
  readonly inRow?: boolean;
  readonly text: string;
  /** Finds the text on the page, starting from the button. */
  readonly shown: (button: Element) => Element | null;
}

function CopyButton({ copying, name, label = 'Copy', inRow = false, text, shown }: CopyButtonProps) {
  const done = copying.copied === name;
  const button = useRef<HTMLButtonElement>(null);
  useEarlyClick(button);
  return (
    <Button
      ref={button}
      variant={inRow ? 'quiet' : 'secondary'}
      size="sm"
      icon={done ? 'check' : 'copy'}
      className={classes(styles.copy, inRow && styles.inRow, done && styles.done)}
      onClick={({ currentTarget }) => copying.copy(name, text, shown(currentTarget))}
    >
      <span className={classes(inRow && styles.word, inRow && 'visually-hidden-on-phones')} key={String(done)}>
        {done ? 'Copied' : label}
      </span>
      <span className="visually-hidden">{name}</span>
    </Button>
  );
}

type Fact = PageOf<'press-kit'>['facts'][number];

function FactRow({ fact: { label, value }, copying }: { fact: Fact; copying: Copying }) {
  return (
    <div className={classes(styles.row, copying.copied === label && styles.copied)}>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        <CopyButton
          copying={copying}
          name={label}
          text={value}
          inRow
          shown={(button) => button.parentElement?.firstElementChild ?? null}
        />
      </dd>
    </div>
  );
}

function Facts({ facts, copying }: { facts: readonly Fact[]; copying: Copying }) {
  const all = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return (
    <section aria-labelledby="quick-facts">
      <SectionHead id="quick-facts" title="Quick Facts">
        <CopyButton
          copying={copying}
          name="facts"
          label="Copy all"
          text={all}
          shown={(button) => button.closest('section')?.querySelector('dl') ?? null}
        />
      </SectionHead>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} copying={copying} />
        ))}
      </dl>
    </section>
  );
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** The description of the company in a sentence and in a paragraph, ready for print. */
function AboutTexts({ heading, texts, copying }: PageOf<'press-kit'>['about'] & { copying: Copying }) {
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

/** Facts and texts about the company, each with a button that copies it. */
export function CopyableTexts({ facts, about }: Pick<PageOf<'press-kit'>, 'facts' | 'about'>) {
  const copying = useCopying();
  return (
    <>
      {/* Always on the page: a status that is added together with its text is not announced. */}
      <p role="status" className="visually-hidden">
        <span key={copying.said}>{copying.said}</span>
      </p>
      <Facts facts={facts} copying={copying} />
      <AboutTexts {...about} copying={copying} />
    </>
  );
}
