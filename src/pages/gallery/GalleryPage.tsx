import company from '../../content/company.yaml';
import page from '../../content/pages/gallery.yaml';
import { videoFrame, videoPage } from '../../integrations/youtube/addresses';
import { ClosingCall } from '../../ui/blocks/ClosingCall';
import { ButtonLink } from '../../ui/Button';
import { Film, type Reel } from '../../ui/film/Film';
import { BelowFirstScreen } from '../../ui/hydration/BelowFirstScreen';
import { PageTitle } from '../../ui/PageTitle';
import { Standfirst } from '../../ui/Standfirst';
import { PrintWall } from './PrintWall';
import filmStyles from './featured-film.module.css';
import styles from './gallery-page.module.css';

const { video } = company;
const OURS: Reel = { kind: 'file', mp4: '/film/walking-cat.mp4', webm: '/film/walking-cat.webm' };
const reel: Reel = video === undefined ? OURS : { kind: 'frame', address: videoFrame(video), page: videoPage(video) };
const words =
  video === undefined
    ? {
        play: `Play the film (${page.film.seconds} seconds)`,
        failed: 'The film did not load. Wait until the foot of the page says Ready offline, then press Play again.',
      }
    : { play: 'Play the video', failed: 'The video comes from YouTube and needs a connection.' };

/** Shows the film at the top of the gallery, and its content in words. */
function FeaturedFilm() {
  const { title, description, alternative, poster } = page.film;
  return (
    <section className={`page-width ${filmStyles.film}`} aria-labelledby="film">
      <Film reel={reel} title={title} poster={poster} sizes="(min-width: 1024px) 770px, 100vw" words={words} />
      <div className={filmStyles.words}>
        <h2 id="film">{title}</h2>
        <p>{description}</p>
        <details>
          <summary>The film in words</summary>
          <p>{alternative}</p>
        </details>
      </div>
    </section>
  );
}

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
