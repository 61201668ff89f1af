import { createReadStream, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { SEARCH_FILES } from '../../src/parts/search/search-index';
import { checkContent } from './content/check-content';
import { withPath } from './path-of-page';
import { searchFiles } from './search-file';

const SERVER_ENTRY = '/src/entry-server.tsx';

type RenderPage = (path: string) => Promise<{ html: string; status: number }>;

/**
 * Returns Vite's own scripts, which must come after React's output: React would take an earlier
 * script for its own.
 */
async function scriptsOf(server: ViteDevServer, path: string): Promise<string> {
  const shell = await server.transformIndexHtml(path, '<html><head></head><body></body></html>');
  return /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '';
}

/** `npm run dev`: renders each address on request, with hot reloading and without a worker. */
export function developmentPages(server: ViteDevServer): () => void {
  const picture: Connect.NextHandleFunction = (request, response, next) => {
    const file = join(server.config.root, 'src/pictures/files', basename(request.url ?? ''));
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      response.statusCode = 404;
      response.end();
      return;
    }
    createReadStream(file).on('error', next).pipe(response);
  };
  server.middlewares.use('/pictures', picture);
  for (const file of Object.values(SEARCH_FILES))
    server.middlewares.use(file, (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(searchFiles(checkContent(server.config.root).files, () => true).get(file));
    });
  return () => {
    // Load the server entry before the first request, so that the first page comes quickly. A
    // mistake is shown with the page.
    setImmediate(() => void server.ssrLoadModule(SERVER_ENTRY).catch(() => undefined));
    server.middlewares.use((request, response, next: Connect.NextFunction) => {
      const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
      if (!request.headers.accept?.includes('text/html')) return next();
      server
        .ssrLoadModule(SERVER_ENTRY)
        .then(async (entry: Record<string, unknown>) => {
          const { html, status } = await (entry.renderPage as RenderPage)(path);
          const scripts = `${await scriptsOf(server, path)}<script type="module" src="/src/entry-client.tsx"></script>`;
          response.statusCode = status;
          response.setHeader('content-type', 'text/html');
          response.end(withPath(html, path).replace('</head>', `${scripts}</head>`));
        })
        .catch(next);
    });
  };
}
