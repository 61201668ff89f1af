// The messages between page and worker. Both use this module, so it uses neither the DOM nor worker
// globals. A page of one version may talk to a worker of another (while an update waits), so every
// message is checked on arrival and an unknown one is ignored.

import * as z from 'zod/mini';

export { practiceNews, type PracticeNews } from './practice-message';

const count = z.number().check(z.nonnegative());
const addresses: z.ZodMiniType<readonly string[]> = z.array(z.string());

/**
 * The two stages of the offline package: the app shell (all HTML, scripts, styles and fonts), then
 * the pictures.
 */
const packagePart = z.enum(['shell', 'pictures']);
export type PackagePart = z.infer<typeof packagePart>;

const partStatus = z.object({
  /** The transfer size in bytes of the files in the cache. */
  doneBytes: count,
  totalBytes: count,
  /** The number of files that are not in the cache. */
  missing: count,
});
export type PartStatus = Readonly<z.infer<typeof partStatus>>;

/** Which files are on this device, as the worker has just read it from the cache, never from its memory. */
const packageStatus = z.object({
  /** The version of the content, as it is shown to visitors. */
  version: z.string(),
  shell: partStatus,
  pictures: partStatus,
});
export type PackageStatus = Readonly<z.infer<typeof packageStatus>>;

/**
 * A message from page to worker. The worker answers through the MessageChannel port that is sent with the message.
 * SKIP_WAITING has no answer, although Workbox sends a port with it. practice-status, and practice-end after a
 * beginning that failed, come without a port: all pages are told (practice-message.ts).
 */
export const pageMessage = z.union([
  z.object({ type: z.literal('SKIP_WAITING') }),
  z.object({ type: z.literal('package-status') }),
  z.object({
    type: z.literal('save-batch'),
    part: packagePart,
    /** The largest number of files in the batch. */
    limit: count,
    /** Addresses that have just failed, so that one missing file does not stop the others. */
    skip: addresses,
  }),
  /**
   * Handles "Check again": the worker reads every stored file, compares its bytes and answers with
   * `files-checked`.
   */
  z.object({ type: z.literal('check-files') }),
  z.object({ type: z.literal('show-update-notification') }),
  /** Begins the practice without a connection. A practice that is under way is not prolonged. */
  z.object({ type: z.literal('practice-begin') }),
  z.object({ type: z.literal('practice-end') }),
  /** Sent by a page that has just opened: if a practice is under way, the worker tells all pages. */
  z.object({ type: z.literal('practice-status') }),
]);
export type PageMessage = Readonly<z.infer<typeof pageMessage>>;

/** An answer from worker to page, through the port. */
export const workerReply = z.union([
  z.object({ type: z.literal('package-status'), status: packageStatus }),
  z.object({
    type: z.literal('batch-saved'),
    status: packageStatus,
    /** How many files this batch has stored. */
    saved: count,
    failed: addresses,
    /** True if the browser gives no more space. */
    full: z.boolean(),
  }),
  z.object({
    type: z.literal('files-checked'),
    status: packageStatus,
    /** How many stored files had wrong bytes or headers, or could not be read. */
    wrong: count,
    /**
     * How many of these could neither be read nor replaced, so that they are still stored. A worker of an earlier
     * version does not say it.
     */
    unreadable: z.optional(count),
  }),
  z.object({ type: z.literal('notification-shown'), shown: z.boolean() }),
  z.object({ type: z.literal('practice'), leftMs: count }),
  /** The cache itself refused (blocked storage, a broken profile). */
  z.object({ type: z.literal('refused'), reason: z.string() }),
]);
export type WorkerReply = Readonly<z.infer<typeof workerReply>>;

/**
 * A message from the worker to every page, without a request: during installation, during a batch
 * or a check, and after it.
 */
export const packageProgress = z.object({ type: z.literal('package-progress'), status: packageStatus });
export type PackageProgress = Readonly<z.infer<typeof packageProgress>>;
