// The messages between page and worker. Read by both, so: no DOM, no worker globals.
// A page of one version may talk to a worker of another (an update is waiting), therefore every
// message is checked on arrival and what is not understood is ignored.

import { isRecord } from '../shared/is-record';

/** The two stages of the offline package: the app shell (all HTML, scripts, styles, fonts), then the pictures. */
export type PackagePart = 'shell' | 'pictures';

export interface PartStatus {
  /** Bytes over the wire that are in the cache. */
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** Files not in the cache. */
  readonly missing: number;
}

/** What is on this device, as the worker found it in the cache (never what it remembers). */
export interface PackageStatus {
  /** The content's version, as shown to people. */
  readonly version: string;
  readonly shell: PartStatus;
  readonly pictures: PartStatus;
}

/** Page to worker. All but SKIP_WAITING are answered through the MessageChannel port sent along. */
export type PageMessage =
  | { readonly type: 'SKIP_WAITING' }
  | { readonly type: 'package-status' }
  | {
      readonly type: 'save-batch';
      readonly part: PackagePart;
      /** How many files at most. */
      readonly limit: number;
      /** Addresses that failed a moment ago, so that one missing file does not stop the rest. */
      readonly skip: readonly string[];
    }
  /** "Check again": reads every kept file and compares its bytes, then answers `files-checked`. */
  | { readonly type: 'check-files' }
  | { readonly type: 'show-update-notification' };

/** Worker to page, through the port. */
export type WorkerReply =
  | { readonly type: 'package-status'; readonly status: PackageStatus }
  | {
      readonly type: 'batch-saved';
      readonly status: PackageStatus;
      /** How many files this batch brought in. */
      readonly saved: number;
      readonly failed: readonly string[];
      /** The browser gives no more room. */
      readonly full: boolean;
    }
  | {
      readonly type: 'files-checked';
      readonly status: PackageStatus;
      /** Files that were kept and were not those of this version: fetched anew, or removed. */
      readonly wrong: number;
    }
  | { readonly type: 'notification-shown'; readonly shown: boolean }
  /** The cache itself refused (blocked site data, a broken profile). */
  | { readonly type: 'refused'; readonly reason: string };

/** Worker to every page, without being asked: during install, while a batch or a check is under way, and after it. */
export interface PackageProgress {
  readonly type: 'package-progress';
  readonly status: PackageStatus;
}

/** True where the worker knows what to do with `value`. */
export function isPageMessage(value: unknown): value is PageMessage {
  if (!isRecord(value)) return false;
  switch (value.type) {
    case 'SKIP_WAITING':
    case 'package-status':
    case 'check-files':
    case 'show-update-notification':
      return true;
    case 'save-batch':
      return (value.part === 'shell' || value.part === 'pictures') && isCount(value.limit) && isListOfText(value.skip);
    default:
      return false;
  }
}

/** True where `value` is an answer the page can use. */
export function isWorkerReply(value: unknown): value is WorkerReply {
  if (!isRecord(value)) return false;
  switch (value.type) {
    case 'package-status':
      return isPackageStatus(value.status);
    case 'batch-saved':
      return (
        isPackageStatus(value.status) &&
        isCount(value.saved) &&
        isListOfText(value.failed) &&
        typeof value.full === 'boolean'
      );
    case 'files-checked':
      return isPackageStatus(value.status) && isCount(value.wrong);
    case 'notification-shown':
      return typeof value.shown === 'boolean';
    case 'refused':
      return typeof value.reason === 'string';
    default:
      return false;
  }
}

/** True where `value` is the worker's unasked progress. */
export function isPackageProgress(value: unknown): value is PackageProgress {
  return isRecord(value) && value.type === 'package-progress' && isPackageStatus(value.status);
}

function isPackageStatus(value: unknown): value is PackageStatus {
  return (
    isRecord(value) && typeof value.version === 'string' && isPartStatus(value.shell) && isPartStatus(value.pictures)
  );
}

function isPartStatus(value: unknown): value is PartStatus {
  return isRecord(value) && isCount(value['doneBytes']) && isCount(value['totalBytes']) && isCount(value.missing);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isListOfText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
