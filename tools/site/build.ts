// `npm run build`. The same as `vite build`; the configuration is handed over instead of being
// bundled into a temporary file first, and a mistake of the owner's ends in its own words.
import { createBuilder } from 'vite';
import config from '../../vite.config';
import { SettingsMistake } from './settings';

try {
  const builder = await createBuilder({ ...config, configFile: false });
  await builder.buildApp();
} catch (error) {
  const isOwners =
    error instanceof SettingsMistake ||
    (error instanceof Error && 'plugin' in error && error.plugin === 'gotham:content');
  console.error(isOwners ? `\n${error.message}` : error);
  process.exitCode = 1;
}
