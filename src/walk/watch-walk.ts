import type { PositionState } from './position';

/** What the position is measured against. */
export interface Aim {
  /** The stop (from 1) the walker goes to; undefined: none, all stops count alike. */
  readonly stop: number | undefined;
  /** The stops whose fields are open. */
  readonly open: readonly number[];
}

/** getSnapshot and subscribe are shaped for React's useSyncExternalStore. */
export interface WalkWatch {
  getSnapshot(): PositionState;
  getServerSnapshot(): PositionState;
  subscribe(listener: () => void): () => void;
  /** Asks the device. Call it in the handler of a press: the compass asks for that. */
  start(): void;
  /** Ends the watch and forgets the position. */
  stop(): void;
  aimAt(aim: Aim): void;
  /** "Not yet": this stop is offered again only after the walker has left it by 60 m. */
  notYet(stop: number): void;
  /** "I know": nothing more is said of being off this leg. */
  knowsOff(): void;
}
