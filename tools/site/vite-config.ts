// How Vite builds the site. vite.config.ts adds the tests to it.
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { contentPlugin } from './content/plugin';
import { walkModePlugin } from './content/walk-mode';
import { fontsPlugin } from './fonts/plugin';
import { mapsPlugin } from './maps/maps-plugin';
import { sitePlugin } from './plugin';
import { hoverMediaPlugin } from './styles/hover-media';
import { themeStylesPlugin } from './styles/theme-styles';
import { tourCodesPlugin } from './tour-codes';

export const siteConfig: UserConfig = {
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    contentPlugin(),
    mapsPlugin(),
    tourCodesPlugin(),
    walkModePlugin(),
    fontsPlugin(),
    themeStylesPlugin(),
    hoverMediaPlugin(),
    react(),
    sitePlugin(),
  ],
  // React provides what the shim replaces, and the shim would use it anyway.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { transformer: 'lightningcss' },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
};
