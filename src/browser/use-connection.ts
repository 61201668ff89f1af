import { useSyncExternalStore } from 'react';
import { connection, type Connection } from './connection';

const onServer = (): Connection => 'online';

/** The connection as far as the browser knows it; 'online' in the built HTML. */
export function useConnection(): Connection {
  return useSyncExternalStore(connection.subscribe, connection.getSnapshot, onServer);
}
