// `npm run dev`. The same as `vite dev`; the configuration is handed over, as for the build: loaded by Vite it is
// bundled first, and every import without an extension brings a line of warning.
import { createServer } from 'vite';
import config from '../../vite.config';

const server = await createServer({ ...config, configFile: false });
await server.listen();
server.printUrls();
