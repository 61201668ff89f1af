import { expect, it } from 'vitest';
import { BuildMistake, requirePictures } from './build-mistakes';

const page = {
  path: '/about',
  html: '<meta content="https://mousers.test/share/about.jpg"/><source srcSet="/pictures/cat-640.0a1b2c3d.avif 640w, /pictures/cat-960.1a2b3c4d.avif 960w"/>',
};

it('lets a page name the pictures that are there', () => {
  const asked: string[] = [];
  requirePictures([page], (address) => asked.push(address) > 0);
  expect(asked).toEqual(['/share/about.jpg', '/pictures/cat-640.0a1b2c3d.avif', '/pictures/cat-960.1a2b3c4d.avif']);
});

it('names in one line the picture that is not printed, where it is shown, and what to do', () => {
  const check = (): void => requirePictures([page], (address) => !address.includes('cat-960'));
  expect(check).toThrow(BuildMistake);
  expect(check).toThrow(
    /^Named but not printed: \/pictures\/cat-960\.1a2b3c4d\.avif \(on \/about\)\. Run `npm run pictures`\.$/,
  );
});
