import { classes } from '../../ui/classes';
import styles from './folio-head.module.css';

/** The head of a folio in the payroll book: its title, a note on its entries, and its number. */
export function FolioHead({ title, note, folio, id }: { title: string; note: string; folio: number; id?: string }) {
  const Title = id === undefined ? 'p' : 'h2';
  return (
    <div className={styles.head}>
      <Title id={id} className={styles.label}>
        {title}
      </Title>
      <p className={styles.note}>{note}</p>
      <p className={classes(styles.label, styles.folio)}>{`Folio ${folio}`}</p>
    </div>
  );
}
