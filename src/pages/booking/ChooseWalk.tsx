import company from '../../content/company.yaml';
import { tourSummaries } from '../../content/tour-summaries';
import { bringIntoView } from '../../ui/bring-into-view';
import styles from './choose-walk.module.css';

interface Props {
  readonly item: number | undefined;
  readonly onChoose: (item: number | undefined) => void;
}

const WALKS: readonly { readonly name: string; readonly item: number | undefined }[] = [
  { name: 'All walks', item: undefined },
  ...tourSummaries.map(({ title, item }) => ({ name: title, item })),
];

/** Which calendar hangs in the window. */
export function ChooseWalk({ item, onChoose }: Props) {
  const choices = item === company.giftCard.item ? [...WALKS, { name: 'Gift cards', item }] : WALKS;
  return (
    <div role="group" aria-label="Calendar to show" className={styles.choices} onFocus={bringIntoView}>
      {choices.map((choice) => (
        <button
          key={choice.name}
          type="button"
          aria-pressed={choice.item === item}
          className={styles.chip}
          onClick={() => onChoose(choice.item)}
        >
          {choice.name}
        </button>
      ))}
    </div>
  );
}
