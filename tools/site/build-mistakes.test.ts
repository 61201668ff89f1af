import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BuildMistake, NEEDED_NODE, nodeComplaint, requirePictures } from './build-mistakes';

it.each(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v24.0.0'])('is content with %s', (version) => {
  expect(nodeComplaint(version)).toBeUndefined();
});

it.each(['v18.20.8', 'v20.18.3', 'v9.9.9'])('says of %s in one line what is needed', (version) => {
  const complaint = nodeComplaint(version);
  expect(complaint).toContain(version);
  expect(complaint).toContain(NEEDED_NODE);
  expect(complaint).not.toContain('\n');
});

it('asks for what package.json asks for', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ engines: { node: `>=${NEEDED_NODE}` } });
});

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
