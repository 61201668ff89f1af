// Records which queries of its address a page has written itself, so that its own changes are not taken for those of a
// visitor who goes back or follows a link. The router reports a change later than it is made, and not every one: of two
// quick changes only the last.

/** How a query came into the address: by the page itself, or by something else, the first time or later. */
export type Arrival = 'own' | 'first' | 'later';

export interface QueryRecord {
  /** Returns whether the address has this query, or was told to get it. */
  readonly has: (query: string) => boolean;
  /** Records a query that the page writes into the address. */
  readonly noteWritten: (query: string) => void;
  /** Records a query that the router reports. */
  readonly noteReported: (query: string) => Arrival;
  /** Returns whether the query of the address has been read: before that, nothing may be written over it. */
  readonly wasRead: () => boolean;
}

/** Creates the record of one page. It is empty: `wasRead` returns false until a query is noted. */
export function createQueryRecord(): QueryRecord {
  /** The query of the address as it was last read or written. */
  let known: string | undefined;
  /** The queries that were written and that the router has not reported back yet. */
  let written: readonly string[] = [];
  return {
    has: (query) => query === known,
    noteWritten(query) {
      known = query;
      written = [...written, query];
    },
    noteReported(query) {
      const own = written.indexOf(query);
      written = written.slice(own + 1);
      if (own >= 0 || query === known) return 'own';
      const arrival = known === undefined ? 'first' : 'later';
      known = query;
      return arrival;
    },
    wasRead: () => known !== undefined,
  };
}
