import company from '../../content/company.yaml';
import page from '../../content/pages/gallery.yaml';
import { videoFrame, videoPage } from '../../integrations/youtube/addresses';
import { Film, type Reel } from '../../ui/film/Film';
import styles from './featured-film.module.css';

const { video } = company;
const OURS: Reel = { kind: 'file', mp4: '/film/walking-cat.mp4', webm: '/film/walking-cat.webm' };
const reel: Reel = video === undefined ? OURS : { kind: 'frame', address: videoFrame(video), page: videoPage(video) };
const words =
  video === undefined
    ? {
        play: `Play the film (${page.film.seconds} seconds)`,
        failed: 'The film did not load. Press Play to try again.',
        failedOffline: 'The film did not load. Press Play again when you have a connection.',
      }
    : {
        play: 'Play the video',
        failed: 'The video did not load. Press Play to try again.',
        failedOffline: 'The video comes from YouTube and needs a connection.',
      };

/** Shows the film at the top of the gallery, and its content in words. */
export function FeaturedFilm() {
  const { title, description, alternative, poster } = page.film;
  return (
    <section className={`page-width ${styles.film}`} aria-labelledby="film">
      <Film reel={reel} title={title} poster={poster} sizes="(min-width: 1024px) 770px, 100vw" words={words} />
      <div className={styles.words}>
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
