// The messages between page and worker. Read by both, so: no DOM, no worker globals.
// A page of one version may talk to a worker of another (an update is waiting), therefore every
// message is checked on arrival and what is not understood is ignored.

import * as z from 'zod/mini';

const count = z.number().check(z.refine((number) => number >= 0));
const addresses: z.ZodMiniType<readonly string[]> = z.array(z.string());

/** The two stages of the offline package: the app shell (all HTML, scripts, styles, fonts), then the pictures. */
const packagePart = z.enum(['shell', 'pictures']);
export type PackagePart = z.infer<typeof packagePart>;

const partStatus = z.object({
  /** Bytes over the wire that are in the cache. */
  doneBytes: count,
  totalBytes: count,
  /** Files not in the cache. */
  missing: count,
});
export type PartStatus = Readonly<z.infer<typeof partStatus>>;

/** What is on this device, as the worker found it in the cache (never what it remembers). */
const packageStatus = z.object({
  /** The content's version, as shown to people. */
  version: z.string(),
  shell: partStatus,
  pictures: partStatus,
});
export type PackageStatus = Readonly<z.infer<typeof packageStatus>>;

/** Page to worker. All but SKIP_WAITING are answered through the MessageChannel port sent along. */
export const pageMessage = z.union([
  z.object({ type: z.literal('SKIP_WAITING') }),
  z.object({ type: z.literal('package-status') }),
  z.object({
    type: z.literal('save-batch'),
    part: packagePart,
    /** How many files at most. */
    limit: count,
    /** Addresses that failed a moment ago, so that one missing file does not stop the rest. */
    skip: addresses,
  }),
  /** "Check again": reads every kept file and compares its bytes, then answers `files-checked`. */
  z.object({ type: z.literal('check-files') }),
  z.object({ type: z.literal('show-update-notification') }),
]);
export type PageMessage = Readonly<z.infer<typeof pageMessage>>;

/** Worker to page, through the port. */
export const workerReply = z.union([
  z.object({ type: z.literal('package-status'), status: packageStatus }),
  z.object({
    type: z.literal('batch-saved'),
    status: packageStatus,
    /** How many files this batch brought in. */
    saved: count,
    failed: addresses,
    /** The browser gives no more room. */
    full: z.boolean(),
  }),
  z.object({
    type: z.literal('files-checked'),
    status: packageStatus,
    /** Files that were kept and were not those of this version: fetched anew, or removed. */
    wrong: count,
  }),
  z.object({ type: z.literal('notification-shown'), shown: z.boolean() }),
  /** The cache itself refused (blocked site data, a broken profile). */
  z.object({ type: z.literal('refused'), reason: z.string() }),
]);
export type WorkerReply = Readonly<z.infer<typeof workerReply>>;

/** Worker to every page, without being asked: during install, while a batch or a check is under way, and after it. */
export const packageProgress = z.object({ type: z.literal('package-progress'), status: packageStatus });
export type PackageProgress = Readonly<z.infer<typeof packageProgress>>;
