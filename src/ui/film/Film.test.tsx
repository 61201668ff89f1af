import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { videoFrame, videoPage } from '../../integrations/youtube/addresses';
import { pictures } from '../../pictures/all';
import { MantineTheme } from '../../theme/MantineTheme';
import { Film, type Reel } from './Film';

const built = (reel: Reel): string =>
  renderToString(
    <MantineTheme>
      <Film
        reel={reel}
        title="A walk"
        poster={pictures['film-walking-cat']}
        sizes="100vw"
        words={{ play: 'Play', failed: 'No', failedOffline: 'No connection' }}
      />
    </MantineTheme>,
  );

it('asks nobody for a film before Play is pressed', () => {
  const html = built({ kind: 'file', mp4: '/a.mp4', webm: '/a.webm' });
  expect(html).toContain('preload="none"');
  expect(html).not.toMatch(/autoplay/i);
  expect(html).toMatch(/<a [^>]*href="\/a\.mp4"/);
});

it("leaves somebody else's player out of the page, and names it for the security policy", () => {
  const html = built({ kind: 'frame', address: videoFrame('a b'), page: videoPage('a b') });
  expect(html).not.toContain('<iframe');
  expect(html).not.toContain('<video');
  expect(html).toContain('href="https://www.youtube.com/watch?v=a%20b"');
  expect(html).toContain('data-frame="https://www.youtube-nocookie.com/embed/a%20b?');
});
