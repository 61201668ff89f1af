import type { PageOf } from '../../content/page-schemas';
import { classes } from '../../ui/classes';
import { CopyButton } from './CopyButton';
import styles from './copyable-texts.module.css';
import { SectionHead } from './SectionHead';
import type { Copying } from './use-copying';

type Fact = PageOf<'press-kit'>['facts'][number];

function Row({ fact: { label, value }, copying }: { fact: Fact; copying: Copying }) {
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

/** Lines of a proof, numbered, each to take along. */
export function Facts({ facts, copying }: { facts: readonly Fact[]; copying: Copying }) {
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
          <Row key={fact.label} fact={fact} copying={copying} />
        ))}
      </dl>
    </section>
  );
}
