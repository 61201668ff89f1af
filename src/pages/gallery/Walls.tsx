import page from '../../content/pages/gallery.yaml';
import { ButtonLink } from '../../ui/Button';
import { PrintWall } from './PrintWall';
import styles from './gallery-page.module.css';

const { photos, fans } = page;
const portraits = fans.cats.map(({ picture }) => picture);
const names = new Map(fans.cats.map(({ name, picture }) => [picture.id, name]));

/** The tour pictures, and the pictures of cats. */
export const Walls = () => (
  <>
    <PrintWall id="tour-photos" heading={photos.heading} pictures={photos.pictures} />
    <PrintWall id="fan-photos" heading={fans.heading} pictures={portraits} names={names}>
      <div className={styles.fans}>
        <p>{fans.text}</p>
        <ButtonLink to="/contact" icon="envelope" wide>
          Submit Your Cat Photos
        </ButtonLink>
      </div>
    </PrintWall>
  </>
);
