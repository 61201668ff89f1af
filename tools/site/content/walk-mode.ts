import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { companySchema } from '../../../src/content/schemas';
import { compileContent } from './compile';
import { COMPANY_FILE } from './terms';

/**
 * Returns whether the owner wants the pages for walking alone (`walkMode` in company.yaml).
 *
 * @param root folder of the project
 */
export function hasWalkMode(root: string): boolean {
  const compiled = compileContent(COMPANY_FILE, readFileSync(join(root, COMPANY_FILE), 'utf8'));
  // The build's own check of the content reports mistakes in the file.
  return !compiled.ok || companySchema.parse(compiled.value).walkMode === 'on';
}

/**
 * The modules through which walk mode is loaded: its page and the links to it. They import all of
 * its code. Only the deletion of old cards stays (entry/old-cards.ts): a device may have some.
 */
const DOORS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/src\/walk\/screens\/WalkPage\.tsx$/, ['WalkPage']],
  [/\/src\/walk\/entry\/WalkEntry\.tsx$/, ['WalkEntry', 'WalkFromHere']],
  [/\/src\/walk\/entry\/WalkFoot\.tsx$/, ['WalkFoot']],
  [/\/src\/walk\/entry\/ResumeSlot\.tsx$/, ['ResumeSlot', 'resumeCard', 'loadResumeCard']],
];

/** What each door's exports become: a component that shows nothing and has nothing to load. */
const NOTHING = 'Object.assign(() => null, { load: async () => undefined })';

/**
 * Vite plugin: with walk mode switched off, each of these modules is replaced by one that shows
 * nothing, so that no code of walk mode ships.
 */
export function walkModePlugin(): Plugin {
  let isOn = true;
  return {
    name: 'gotham:walk-mode',
    enforce: 'pre',
    configResolved({ root }) {
      isOn = hasWalkMode(root);
    },
    load(id) {
      if (isOn) return undefined;
      const names = DOORS.find(([door]) => door.test(id))?.[1];
      return names?.map((name) => `export const ${name} = ${NOTHING};`).join('\n');
    },
  };
}
