import type { ComponentProps } from 'react';
import { Prose } from '../../parts/prose/Prose';
import { Fold } from '../../ui/blocks/Fold';
import { classes } from '../../ui/classes';
import styles from './folded-prose.module.css';

interface Props extends Pick<ComponentProps<typeof Prose>, 'blocks'>, Pick<ComponentProps<typeof Fold>, 'label'> {
  /** The heading of the text, for screen readers. */
  readonly about?: string;
  /** The class of both parts of the text. */
  readonly className: string | undefined;
}

/** Shows the first paragraph of a text in larger letters, and the rest folded. */
export function FoldedProse({ blocks, label, about, className }: Props) {
  return (
    <>
      <Prose blocks={blocks.slice(0, 1)} className={classes(styles.prose, className)} />
      <Fold label={label} {...(about === undefined ? {} : { about })}>
        <Prose blocks={blocks.slice(1)} className={classes(styles.prose, styles.rest, className)} />
      </Fold>
    </>
  );
}

/** Shows a text whose first paragraph is in larger letters. */
export const LeadProse = ({ blocks, className }: Pick<Props, 'blocks' | 'className'>) => (
  <Prose blocks={blocks} className={classes(styles.prose, className)} />
);
