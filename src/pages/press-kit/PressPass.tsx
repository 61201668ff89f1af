import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import { fanPepper } from '../../pictures/prints/fan-pepper';
import { ButtonAnchor } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import styles from './press-pass.module.css';

/** The media contact, drawn as a press pass: docs/requirements.md#media-contact */
export function PressPass({ heading, text, subject }: PageOf<'press-kit'>['media']) {
  return (
    <aside aria-labelledby="media-contact">
      <div className={styles.pass}>
        <div className={styles.top} aria-hidden="true">
          <span className={styles.slot} />
        </div>
        <p className={styles.band} aria-hidden="true">
          Press
        </p>
        <div className={styles.inside}>
          <div className={styles.portrait}>
            <Picture picture={fanPepper} sizes="132px" decorative />
          </div>
          <div className={styles.words}>
            <h2 id="media-contact">{heading}</h2>
            <p className={styles.text}>{text}</p>
            <ButtonAnchor
              href={`mailto:${company.email}?subject=${encodeURIComponent(subject)}`}
              icon="envelope"
              variant="primary"
              className={styles.button}
            >
              Email the press desk
            </ButtonAnchor>
          </div>
          <dl className={styles.email}>
            <div>
              <dt>To</dt>
              <dd>{company.email}</dd>
            </div>
            <div>
              <dt>Subject</dt>
              <dd>
                <span>{subject}</span> <span className={styles.note}>(filled in for you)</span>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </aside>
  );
}
