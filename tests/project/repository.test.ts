import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handWrittenGuards, untypedQueries } from '../../tools/check/stack';

// Conventions of the repository that a machine can check: names, places, and forbidden content.

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.trim()
  .split('\n');
const source = files.filter((file) => /^(src|sw|tools|tests)\/.*\.tsx?$/.test(file) && file !== 'src/routeTree.gen.ts');
/** The site, and the package of the pictures. */
const PACKAGES = ['', 'tools/illustrations/'];
const read = (file: string): string => readFileSync(file, 'utf8');
const offenders = (list: readonly string[], isWrong: (file: string) => boolean): string[] => list.filter(isWrong);

/** The required top-level names, and those that the tools need beside them. */
const TOP_LEVEL = new Set(
  'package.json vite.config.ts tsconfig.json src sw public manifest.webmanifest tests README.md tools docs'.split(' '),
);

describe('the repository', () => {
  it('has the agreed names at its top level, a lock file and a license, and otherwise only hidden settings', () => {
    const top = [...new Set(files.map((file) => file.replace(/\/.*/s, '')))];
    const others = offenders(top, (name) => !name.startsWith('.') && !TOP_LEVEL.has(name));
    expect(others.toSorted()).toEqual(['LICENSE', 'package-lock.json']);
  });

  it('names components in PascalCase and everything else in kebab-case', () => {
    const wrong = offenders(source, (file) => {
      if (file.startsWith('src/routes/')) return false;
      // The test of a component's file may be named after the component without rendering it.
      if (/\.test\.ts$/.test(file) && existsSync(file.replace(/\.test\.ts$/, '.tsx'))) return false;
      const name = basename(file).replace(/\.(test|d)?\.?tsx?$/, '');
      return extname(file) === '.tsx'
        ? !/^([A-Z][A-Za-z]+|[a-z]+(-[a-z]+)*)$/.test(name)
        : !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name);
    });
    expect(wrong).toEqual([]);
  });

  it('has no barrel files and no folders for miscellaneous code', () => {
    expect(
      offenders(
        source,
        (file) => /\/(index|utils?|helpers?|misc|common)(\.tsx?|\/)/.test(file) && !file.startsWith('src/routes/'),
      ),
    ).toEqual([]);
  });

  it('keeps routes to 40 lines without markup', () => {
    const routes = source.filter((file) => file.startsWith('src/routes/'));
    expect(routes.length).toBeGreaterThan(0);
    expect(
      offenders(
        routes,
        (file) =>
          read(file).split('\n').length > 41 ||
          // Only these files can contain markup; elsewhere it is a type parameter.
          (file.endsWith('.tsx') && /<\/?[A-Za-z]+[\s/>]/.test(read(file).replace(/<'[^>]*>/g, ''))),
      ),
    ).toEqual([]);
  });

  it('names in its guides only existing files', () => {
    const guides = files.filter((file) => /^(README|docs\/.*|src\/.*README|tools\/.*README)\.md$/.test(file));
    expect(guides.length).toBeGreaterThan(20);
    const named = guides.flatMap((guide) =>
      [...read(guide).matchAll(/`((?:src|sw|tools|tests|docs|public)\/[\w./-]+\.(?:tsx?|js|md|yaml|css|json))`/g)].map(
        ([, file = '']) => ({ guide, file }),
      ),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('names in docs/RELIABILITY.md only tests that exist, by their titles', () => {
    const cited = [...read('docs/RELIABILITY.md').matchAll(/`([^`]+\.(?:test|spec)\.ts)`((?:;? › [^.;`]+)+)/g)].flatMap(
      ([, file = '', titles = '']) =>
        titles
          .split(' › ')
          .slice(1)
          .map((title) => [file, title.replace(/;$/, '').trim()]),
    );
    expect(cited.length).toBeGreaterThan(5);
    // The guide cites at least the beginning of a title. A title may be put together in a loop: `an update from a host
    // that serves ${name} stores …`.
    const isTitleIn = (file: string, title: string): boolean =>
      [...read(file).matchAll(/(['"`])([^\n]+?)\1/g)].some(([, , text = '']) => {
        const parts = text.split(/\$\{[^}]+\}/);
        if (parts.length === 1) return text.startsWith(title);
        return title.startsWith(parts[0] ?? '') && title.endsWith(parts.at(-1) ?? '') && parts.join('').length > 20;
      });
    expect(cited.filter(([file = '', title = '']) => !isTitleIn(file, title))).toEqual([]);
  });

  it('has a place in docs/requirements.md for every cited requirement', () => {
    const anchors = new Set(
      [...read('docs/requirements.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^a-z0-9 -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const cited = files
      .filter((file) => /\.(tsx?|js|md|css)$/.test(file) && existsSync(file))
      .flatMap((file) =>
        [...read(file).matchAll(/requirements\.md#([a-z0-9-]+)/g)].map(([, anchor = '']) => ({ file, anchor })),
      );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ anchor }) => anchor !== 'anchor' && !anchors.has(anchor))).toEqual([]);
  });

  it('cites decisions by their number alone, and only those that exist', () => {
    const records = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []));
    const cited = files
      .filter((file) => /\.(tsx?|js|css)$/.test(file) && existsSync(file))
      .flatMap((file) =>
        [...read(file).matchAll(/decisions\/(\d{4})(-[a-z])?/g)].map(([citation, record = '', name]) => ({
          file,
          citation,
          isRight: name === undefined && records.has(record),
        })),
      );
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('reads the environment in one place', () => {
    const readers = source.filter(
      (file) =>
        /^(src|sw)\//.test(file) && /import\.meta\.env\.(?!SSR|DEV|PROD)|import\.meta\.env\b(?!\.)/.test(read(file)),
    );
    expect(readers).toEqual(['src/config/env.ts']);
  });

  it('ships only the small build of zod', () => {
    const shipped = source.filter(
      (file) => /^(src|sw)\//.test(file) && !/\.test\./.test(file) && !/^src\/content\/(page-)?schemas\.ts$/.test(file),
    );
    expect(offenders(shipped, (file) => /from 'zod'/.test(read(file)))).toEqual([]);
    expect(offenders(shipped, (file) => /^import (?!type).*content\/(page-)?schemas'/m.test(read(file)))).toEqual([]);
  });

  it('checks outside values with schemas, and reads the query by the schema of its route', () => {
    expect(handWrittenGuards()).toEqual([]);
    expect(untypedQueries()).toEqual([]);
  });

  it.each(PACKAGES)('pins every package to one version: %spackage.json', (folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}package.json`)) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('contains no download address and no path of a machine', () => {
    for (const folder of PACKAGES) expect(read(`${folder}package-lock.json`)).not.toMatch(/"resolved": "http/);
    const text = files.filter(
      (file) => /\.(tsx?|js|json|md|ya?ml|css|html|webmanifest)$/.test(file) && !file.endsWith('repository.test.ts'),
    );
    expect(offenders(text, (file) => /\/work\/main|\/root\/|\/home\/[a-z]+\//.test(read(file)))).toEqual([]);
  });

  // The formatter wraps code, and leaves comments as they are.
  it('breaks comments after 120 columns at most', () => {
    const written = files.filter(
      (file) => /\.(tsx?|js|css)$/.test(file) && !/\.gen\.|^tests\/last-release\//.test(file),
    );
    const wide = written.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          line.length > 120 && !line.includes('https://') && /^\s*(\/\/|\{?\/?\*)/.test(line)
            ? [`${file}:${index + 1}`]
            : [],
        ),
    );
    expect(wide).toEqual([]);
  });

  it('skips no test', () => {
    const tests = source.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.endsWith('repository.test.ts'));
    expect(
      offenders(tests, (file) =>
        /\b(it|test|describe)\.(only|skip|todo|fixme)\b|waitForTimeout|getByTestId/.test(read(file)),
      ),
    ).toEqual([]);
  });
});
