import { browserSurroundings } from './browser-surroundings';
import { createOfflinePackage } from './offline-package';

/** This tab's offline package. */
export const offlineKeeper = createOfflinePackage(browserSurroundings);
