// `npm run deploy:check URL [dist]`: prints one line for each difference between a host and the
// build.
import { compareHost } from './deploy-check';

const [url, dist = 'dist'] = process.argv.slice(2);

if (url === undefined || !URL.canParse(url)) {
  console.error('Usage: npm run deploy:check URL [dist]     as in npm run deploy:check https://example.com');
  process.exitCode = 2;
} else {
  try {
    const findings = await compareHost(url, dist);
    for (const line of findings) console.log(line);
    const count = findings.length;
    console.log(count === 0 ? `${url} serves ${dist}.` : `${count} ${count === 1 ? 'finding' : 'findings'}.`);
    process.exitCode = count === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
