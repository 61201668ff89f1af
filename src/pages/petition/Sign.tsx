import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import { OutsideButton } from '../../parts/outside/OutsideButton';
import { OutsideNote } from '../../parts/outside/OutsideNote';
import { Prose } from '../../parts/prose/Prose';
import { Icon } from '../../ui/Icon';
import styles from './sign.module.css';

const LINES = [1, 2, 3, 4, 5] as const;

/** A sheet for signatures. Its lines stay empty, because visitors sign on the provider's page. */
function SignatureSheet({ words, empty }: { words: string; empty: string }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.name}>Petition</p>
        <p className={styles.number}>Sheet 1</p>
      </div>
      <p className={styles.words}>{words}</p>
      <div className={styles.lines} aria-hidden="true">
        {LINES.map((line) => (
          <p key={line}>
            <b>{line}</b>
            <span>{line === 1 ? empty : ''}</span>
          </p>
        ))}
      </div>
      <div className={styles.action}>
        <OutsideButton href={company.petitionForm} icon="pencil" className={styles.button}>
          Sign the Petition
        </OutsideButton>
        <svg className={styles.paw} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            fill="currentColor"
            d="M12 11c3.500 0 6.500 3.200 6.500 6.300 0 2.500-1.800 3.700-4 3.700-1 0-1.600-.400-2.500-.400s-1.500.400-2.500.400c-2.200 0-4-1.200-4-3.700C5.500 14.200 8.500 11 12 11zM3.500 8.500a2 2.600 0 1 0 .01 0zM8.700 3a2.100 2.800 0 1 0 .01 0zM15.300 3a2.100 2.800 0 1 0 .01 0zM20.500 8.500a2 2.600 0 1 0 .01 0z"
          />
        </svg>
      </div>
      <OutsideNote href={company.petitionForm} what="a form" />
    </div>
  );
}

/**
 * The section that asks for signatures: the text, our e-mail address, and a sheet with a link to the provider's form.
 * It collects no signatures itself.
 */
export function Sign({ sign: { heading, body, sheet, empty } }: { sign: PageOf<'petition'>['sign'] }) {
  return (
    <section className={`page-width ${styles.section}`} aria-labelledby="sign">
      <div>
        <h2 id="sign">{heading}</h2>
        <Prose blocks={body} className={styles.prose} />
        <p className={styles.mail}>
          <span>Prefer to write?</span>
          <a href={`mailto:${company.email}?subject=${encodeURIComponent('A plaque for Jerry Fox')}`}>
            <Icon name="envelope" />
            <span>{company.email}</span>
          </a>
        </p>
      </div>
      <SignatureSheet words={sheet} empty={empty} />
    </section>
  );
}
