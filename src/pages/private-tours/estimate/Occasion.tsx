import page from '../../../content/pages/private-tours.yaml';
import styles from './occasion.module.css';

const CHIPS = [{ id: '', one: 'No occasion' }, ...page.events];

export function Occasion() {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <span>Occasion</span> <span className={styles.optional}>(optional)</span>
      </legend>
      <div className={styles.chips}>
        {CHIPS.map(({ id, one }) => (
          <label key={id} className={styles.chip}>
            <input type="radio" name="event" value={id} defaultChecked={id === ''} />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
