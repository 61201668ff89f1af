import company from '../../content/company.yaml';
import type { PageOf } from '../../content/page-schemas';
import { OfflineNote } from '../../parts/outside/OfflineNote';
import { OutsideButton } from '../../parts/outside/OutsideButton';
import { Prose } from '../../parts/prose/Prose';
import { Icon } from '../../ui/Icon';
import { SectionHead } from './SectionHead';
import styles from './files.module.css';

/** The folder of press files, and a few files to download directly. */
export function Files({ heading, body, button, filesHeading, files }: PageOf<'press-kit'>['resources']) {
  return (
    <section aria-labelledby="press-files">
      <SectionHead id="press-files" title={heading} />
      <Prose blocks={body} className={styles.prose} />
      <p className={styles.folder}>
        <OutsideButton href={company.pressKitFolder} icon="download">
          {button}
        </OutsideButton>
      </p>
      <h3 className={styles.here}>{filesHeading}</h3>
      <ul className={styles.files}>
        {files.map(({ label, note, file }) => (
          <li key={file}>
            <a href={file} download>
              <Icon name="download" />
              <strong>{label}</strong>
              <span className={styles.note}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
      <OfflineNote>These files are not on your device. You can take them when you have a connection.</OfflineNote>
    </section>
  );
}
