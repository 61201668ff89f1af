import type { PageOf } from '../../content/page-schemas';
import { Prose } from '../../parts/prose/Prose';
import { Print } from '../../ui/Print';
import { Spectacles } from './Spectacles';
import styles from './story.module.css';

type Section = PageOf<'petition'>['sections'][number];

function Chapter({ section: { when, heading, body, picture }, number }: { section: Section; number: number }) {
  return (
    <section className={styles.row} aria-labelledby={`story-${number}`}>
      <p className={styles.when}>{when}</p>
      <div className={styles.words}>
        <h2 id={`story-${number}`}>{heading}</h2>
        <Prose blocks={body} className={styles.prose} />
      </div>
      <div className={styles.beside}>
        {picture === undefined ? (
          <Spectacles />
        ) : (
          <Print picture={picture} caption sizes="(min-width: 900px) 370px, 92vw" />
        )}
      </div>
    </section>
  );
}

/** His life in three dates. */
export function Story({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={`page-width ${styles.story}`}>
      {sections.map((section, index) => (
        <Chapter key={section.when} section={section} number={index + 1} />
      ))}
    </div>
  );
}
