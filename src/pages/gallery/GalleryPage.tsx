import page from '../../content/pages/gallery.yaml?top';
import { ClosingCall } from '../../ui/blocks/ClosingCall';
import { ButtonLink } from '../../ui/Button';
import { PageTitle } from '../../ui/PageTitle';
import { FeaturedFilm } from './FeaturedFilm';
import { walls } from './walls-part';
import styles from './gallery-page.module.css';

// One element object for good: drawn again before the walls have come, their built HTML would be discarded.
const sections = (
  <>
    <header className={`page-width ${styles.head}`}>
      <PageTitle className={styles.title}>{page.heading}</PageTitle>
      <p className={styles.standfirst}>{page.standfirst}</p>
    </header>
    <FeaturedFilm />
    <walls.Part />
    <div className={styles.end} />
    <ClosingCall id="walk-there" {...page.call}>
      <ButtonLink to="/tours" size="large">
        Book Your Tour Today
      </ButtonLink>
    </ClosingCall>
  </>
);

/** The film, the tour pictures, and the pictures of cats. */
export const GalleryPage = () => sections;
