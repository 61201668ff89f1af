import company from '../../content/company.yaml';
import page from '../../content/pages/press-kit.yaml';
import { OutsideButton, OutsideNote } from '../../parts/outside/OutsideButton';
import { PageTitle } from '../../ui/PageTitle';
import styles from './press-head.module.css';

/** The slug line of the galley, its headline, and the way to the folder. */
export function PressHead() {
  return (
    <header>
      <ul className={styles.slug} aria-label="About this page">
        <li>Galley 1</li>
        <li>For press use</li>
        <li>Every fact copies</li>
        <li>Readable offline</li>
      </ul>
      <div className={styles.columns}>
        <div>
          <PageTitle className={styles.title}>{page.heading}</PageTitle>
          <p className={styles.standfirst}>{page.standfirst}</p>
        </div>
        <div className={styles.folder}>
          <OutsideButton href={company.pressKitFolder} icon="download" size="large">
            {page.resources.button}
          </OutsideButton>
          <OutsideNote href={company.pressKitFolder} what="a shared folder" announced />
        </div>
      </div>
    </header>
  );
}
