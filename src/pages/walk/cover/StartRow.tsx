import { AskPosition } from '../AskPosition';
import { useWatch } from '../use-devices';
import { useLayout } from '../use-layout';
import { useWalk } from '../use-walk';
import { WalkIcon } from '../walk-icons';
import { WalkLink } from '../WalkLink';
import { startWords } from '../way/position-words';
import { Row } from './Row';
import page from '../walk-page.module.css';
import styles from './cover.module.css';

/** Where the walk begins and, asked for, how far that is; from another stop that is nearer, one may begin there. */
export function StartRow() {
  const { tour, watch } = useWalk();
  const { meeting } = tour;
  const position = useWatch();
  const isDesk = useLayout() === 'desk';
  const words = startWords(position);
  const nearest = position.kind === 'sure' || position.kind === 'to-start' ? position.nearest : undefined;
  const other = nearest !== undefined && nearest.stop > 1 ? nearest.stop : undefined;
  return (
    <>
      <Row icon={<WalkIcon name="flag" size={20} />} title="The start">
        <p className={styles.corner}>{`${meeting.corner}.`}</p>
        <div role="status">
          {words === undefined ? <p className={styles.nearest}>{`${meeting.nearest}.`}</p> : <p key={words}>{words}</p>}
        </div>
        {words === undefined && !isDesk ? (
          <AskPosition>
            <button type="button" className={page.way} onClick={() => watch.get().start()}>
              <WalkIcon name="here" />
              <span>How far am I?</span>
            </button>
          </AskPosition>
        ) : null}
      </Row>
      {other === undefined ? null : (
        <Row icon={<WalkIcon name="flag" size={20} />} title={`Stop ${other} is nearer`}>
          <p>You can begin there: the card has no first field.</p>
          <WalkLink screen={{ kind: 'way', stop: other }} className={page.way}>
            {`Begin at stop ${other}`}
          </WalkLink>
        </Row>
      )}
    </>
  );
}
