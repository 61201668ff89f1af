import { expect, it } from 'vitest';
import { checkContent, missingDownloads } from './check-content';

const { files } = checkContent(process.cwd());
const PATH = 'src/content/pages/press-kit.yaml';

it('finds a download of the press kit that is not in public/', () => {
  expect(missingDownloads(process.cwd(), files)).toEqual([]);
  const kit = {
    path: PATH,
    value: { resources: { files: [{ file: '/favicon.svg' }, { file: '/share/tour-the-bowery.jpg' }] } },
  };
  expect(missingDownloads(process.cwd(), [kit])).toEqual([
    `${PATH} → resources.files.2.file: expected the address of a file in public/, got "/share/tour-the-bowery.jpg"`,
  ]);
});
