import type { PageOf } from '../../content/page-schemas';
import { Print } from '../../ui/Print';
import { FoldedProse, LeadProse } from './FoldedProse';
import styles from './story.module.css';

type Section = PageOf<'petition'>['sections'][number];

/** A shorter text is shown whole. */
const FOLDED_FROM_BLOCKS = 3;

/** A drawing of spectacles beside a section without a picture. */
function Spectacles() {
  return (
    <svg className={styles.spectacles} viewBox="0 0 264 100" aria-hidden="true" focusable="false">
      <path
        d="M126 52a42 42 0 1 1-84 0 42 42 0 1 1 84 0zM222 52a42 42 0 1 1-84 0 42 42 0 1 1 84 0zM126 46q6-9 12 0M44 38 6 18M220 38l38-20"
        fill="none"
        stroke="currentColor"
        strokeWidth="12"
      />
    </svg>
  );
}

function Chapter({ section: { when, heading, body, picture }, number }: { section: Section; number: number }) {
  return (
    <section className={styles.row} aria-labelledby={`story-${number}`}>
      <p className={styles.when}>{when}</p>
      <div className={styles.words}>
        <h2 id={`story-${number}`}>{heading}</h2>
        {body.length < FOLDED_FROM_BLOCKS ? (
          <LeadProse blocks={body} className={styles.prose} />
        ) : (
          <FoldedProse blocks={body} label="Read the rest" about={heading} className={styles.prose} />
        )}
      </div>
      <div>
        {picture === undefined ? (
          <Spectacles />
        ) : (
          <Print picture={picture} caption sizes="(min-width: 768px) 370px, 92vw" />
        )}
      </div>
    </section>
  );
}

/** The life of the cat, by dates. */
export function Story({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={`page-width ${styles.story}`}>
      {sections.map((section, index) => (
        <Chapter key={section.when} section={section} number={index + 1} />
      ))}
    </div>
  );
}
