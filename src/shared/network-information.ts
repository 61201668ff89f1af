/** Chromium's view of the connection, which no DOM library knows; Safari and Firefox have none. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const information = (): NetworkInformation =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};

/** Whether the visitor has turned on Save-Data. */
export const savesData = (): boolean => information().saveData === true;

/** Whether the connection is one of the slowest ('2g', 'slow-2g'). */
export const isSlow = (): boolean => (information().effectiveType ?? '').endsWith('2g');
