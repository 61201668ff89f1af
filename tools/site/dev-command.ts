// `npm run dev`. Does the same as `vite dev`. The configuration is passed directly, as in the
// build: Vite would bundle it first and print a warning for every import without an extension.
import { createServer } from 'vite';
import { siteConfig } from './vite-config';

const server = await createServer({ ...siteConfig, configFile: false });
await server.listen();
server.printUrls();
