import page from '../../content/pages/gallery.yaml';
import { ClosingCall } from '../../ui/blocks/ClosingCall';
import { ButtonLink } from '../../ui/Button';
import { BelowFirstScreen } from '../../ui/hydration/BelowFirstScreen';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { FeaturedFilm } from './FeaturedFilm';
import { PrintWall } from './PrintWall';
import styles from './gallery-page.module.css';

const { photos, fans } = page;
const portraits = fans.cats.map(({ picture }) => picture);
const names = new Map(fans.cats.map(({ name, picture }) => [picture.id, name]));

/** The gallery: the film, the pictures of the tours, and the pictures of cats. */
export function GalleryPage() {
  return (
    <>
      <header className={`page-width ${styles.head}`}>
        <PageTitle className={styles.title}>{page.heading}</PageTitle>
        <Standfirst className={styles.standfirst}>{page.standfirst}</Standfirst>
      </header>
      <FeaturedFilm />
      <BelowFirstScreen>
        <PrintWall id="tour-photos" heading={photos.heading} pictures={photos.pictures} />
        <PrintWall id="fan-photos" heading={fans.heading} pictures={portraits} names={names}>
          <div className={styles.fans}>
            <p>{fans.text}</p>
            <ButtonLink to="/contact" icon="envelope" wide>
              Submit Your Cat Photos
            </ButtonLink>
          </div>
        </PrintWall>
        <div className={styles.end} />
        <ClosingCall id="walk-there" {...page.call}>
          <ButtonLink to="/tours" size="lg">
            Book Your Tour Today
          </ButtonLink>
        </ClosingCall>
      </BelowFirstScreen>
    </>
  );
}
