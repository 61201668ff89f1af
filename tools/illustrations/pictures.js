// `npm run pictures`, here and at the root of the site: prints the changed pictures. Installs this package if it is
// missing.
import { complaintAboutDrawing, complaintAboutNode, install, isInstalled } from './install.js';

/** The result: success, or one line for each fault. */
async function run() {
  const tooOld = complaintAboutNode(process.versions.node);
  if (tooOld !== undefined) return [tooOld];
  if (!isInstalled()) {
    console.log('Installing tools/illustrations, which draws the pictures (the site does not need it)');
    const failure = install();
    if (failure !== undefined) return [failure];
  }
  try {
    const { register } = await import('tsx/esm/api');
    register();
    const { printPictures } = await import('./print-pictures.ts');
    return await printPictures({ all: process.argv.includes('--all'), sheet: process.argv.includes('--sheet') });
  } catch (error) {
    const missing = complaintAboutDrawing(error);
    if (missing === undefined) throw error;
    return [missing];
  }
}

const faults = await run();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
