import type { Connect, ViteDevServer } from 'vite';

/** `npm run dev`: renders each address on request, with hot reloading; there is no worker. */
export function developmentPages(server: ViteDevServer): () => void {
  return () => {
    server.middlewares.use((request, response, next: Connect.NextFunction) => {
      const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
      if (!request.headers.accept?.includes('text/html')) return next();
      server
        .ssrLoadModule('/src/entry-server.tsx')
        .then(async (entry: Record<string, unknown>) => {
          const renderPage = entry.renderPage as (path: string) => Promise<{ html: string; status: number }>;
          const { html, status } = await renderPage(path);
          const page = html
            .replace('<html', `<html data-path="${path}"`)
            .replace('</head>', '<script type="module" src="/src/entry-client.tsx"></script></head>');
          response.statusCode = status;
          response.setHeader('content-type', 'text/html');
          response.end(await server.transformIndexHtml(path, page));
        })
        .catch(next);
    });
  };
}
