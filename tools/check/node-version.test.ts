import { expect, it } from 'vitest';
import { nodeComplaint } from './node-version.js';

it.each(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v24.0.0'])('is content with %s', (version) => {
  expect(nodeComplaint(version, '>=20.19')).toBeUndefined();
});

it.each(['v18.20.8', 'v20.18.3', 'v9.9.9'])('says of %s in one line what is needed', (version) => {
  const complaint = nodeComplaint(version, '>=20.19');
  expect(complaint).toContain(version);
  expect(complaint).toContain('20.19');
  expect(complaint).not.toContain('\n');
});
