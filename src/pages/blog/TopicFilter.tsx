import { topicSlug } from '../../content/crumbs';
import { bringIntoView } from '../../ui/bring-into-view';
import { ToggleButton } from '../../ui/ToggleButton';
import type { Topic } from './find-posts';
import styles from './topic-filter.module.css';

interface TopicFilterProps {
  readonly topics: readonly Topic[];
  readonly all: number;
  readonly chosen: string | undefined;
  readonly onChoose: (topic: string | undefined) => void;
}

function Chip({ label, count, isOn, onPress }: { label: string; count: number; isOn: boolean; onPress: () => void }) {
  return (
    <ToggleButton isOn={isOn} onPress={onPress}>
      <span>{label}</span>
      <span className={styles.count}>
        <span className="visually-hidden">, </span>
        {count}
        <span className="visually-hidden">{count === 1 ? ' post' : ' posts'}</span>
      </span>
    </ToggleButton>
  );
}

/** Lets the visitor choose one topic or all of them. */
export function TopicFilter({ topics, all, chosen, onChoose }: TopicFilterProps) {
  return (
    <div role="group" aria-label="Topics" className={styles.topics} onFocus={bringIntoView}>
      <Chip label="All Topics" count={all} isOn={chosen === undefined} onPress={() => onChoose(undefined)} />
      {topics.map(({ category, count }) => (
        <Chip
          key={category}
          label={category}
          count={count}
          isOn={category === chosen}
          onPress={() => onChoose(topicSlug(category))}
        />
      ))}
    </div>
  );
}
