import page from '../../content/pages/privacy.yaml';
import { Prose } from '../../parts/prose/Prose';
import { PageTitle } from '../../ui/PageTitle';
import { ClearTag } from './ClearTag';
import { Inventory } from './Inventory';
import { Others } from './Others';
import styles from './privacy-page.module.css';
import { useWhatIsKept } from './use-stored-data';

function Words({ id, heading, body }: { id: string } & typeof page.counting) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Prose blocks={body} className={styles.prose} />
    </section>
  );
}

/** An inventory: what is kept, until when, what of it is here now, and a tag to clear the device with. */
export function PrivacyPage() {
  const { found, lookAgain } = useWhatIsKept();
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle className={styles.title}>{page.heading}</PageTitle>
        <p className={styles.standfirst}>{page.standfirst}</p>
      </header>
      <div className={styles.columns}>
        <Inventory {...page.device} found={found} />
        <ClearTag {...page.clear} found={found} onCleared={lookAgain} />
        <div className={styles.rest}>
          <Others {...page.others} />
          <Words id="deletion" {...page.deletion} />
          <Words id="counting" {...page.counting} />
        </div>
      </div>
    </div>
  );
}
