import { describe, expect, it } from 'vitest';
import { complaintAboutDrawing, complaintAboutInstall, complaintAboutNode } from './install.js';

describe('complaintAboutNode', () => {
  it('says in one line which Node is needed', () => {
    expect(complaintAboutNode('18.20.4')).toMatch(
      /^tools\/illustrations needs Node 20\.19 or newer, and this is Node 18\.20\.4\..*$/,
    );
    expect(complaintAboutNode('20.18.9')).toContain('needs Node');
  });

  it('says nothing of one that is new enough', () => {
    for (const version of ['20.19.0', '20.20.1', '22.0.0']) expect(complaintAboutNode(version)).toBeUndefined();
  });
});

it('gives the reason why npm installed nothing, in one line', () => {
  const stderr =
    'npm error code ECONNREFUSED\nnpm error syscall connect\nnpm error FetchError: no road\nnpm error again\n';
  expect(complaintAboutInstall(stderr)).toMatch(
    /^tools\/illustrations could not be installed \(FetchError: no road\)\..*$/,
  );
  expect(complaintAboutInstall('sh: npm: not found\n')).toContain('(npm ci failed)');
});

describe('complaintAboutDrawing', () => {
  const folder = import.meta.dirname;

  it('names a drawing that is not there, and who names it', () => {
    const message = `Cannot find module '${folder}/scenes/hero' imported from ${folder}/scenes/all.ts`;
    const error = Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' });
    expect(complaintAboutDrawing(error)).toMatch(
      /^tools\/illustrations\/scenes\/all\.ts names the drawing scenes\/hero, which is not there\..*$/,
    );
  });

  it('says nothing of other errors', () => {
    expect(complaintAboutDrawing(new Error('Cannot find module'))).toBeUndefined();
  });
});
