// The project's own lint rules, as a plugin of the linter. The linter loads these files directly, so they are
// JavaScript.
import { importDirection } from './import-direction.js';
import { lookupTables } from './lookup-tables.js';
import { mantine } from './mantine.js';

export default {
  meta: { name: 'house' },
  rules: { 'import-direction': importDirection, 'lookup-tables': lookupTables, mantine },
};
