// The house's own rules, as a plugin of the linter: plain JavaScript, since the linter loads it as it is.
import { importDirection } from './import-direction.js';
import { lookupTables } from './lookup-tables.js';
import { mantine } from './mantine.js';

export default {
  meta: { name: 'house' },
  rules: { 'import-direction': importDirection, 'lookup-tables': lookupTables, mantine },
};
