import type { NetConnectOpts } from 'node:net';

/** One database server: where it listens, and the rest of what a driver must be told. */
export interface DatabaseAddress {
  target: NetConnectOpts;
  /** The same server's connection string with another place to reach it at, and no other servers that it may name. */
  uriAt(host: string): string;
}

/** Reads a connection string that names one server, by host and port or by its Unix socket. */
export const databaseAddress = (uri: string): DatabaseAddress => {
  const parsed = /^mongodb:\/\/([^@/]*@)?([^,/?]+)(\/[^?]*)?(\?.*)?$/.exec(uri);
  if (!parsed) throw new Error('The database proxy stands before one server: MONGODB_URI must name exactly one.');
  const [, login = '', host = '', , query] = parsed;
  const options = new URLSearchParams(query);
  // Otherwise the driver would go round the proxy, to where the replica set says that it is.
  options.delete('replicaSet');
  options.set('directConnection', 'true');
  const path = decodeURIComponent(host);
  const [hostname, port = '27017'] = host.split(':');
  return {
    target: path.startsWith('/') ? { path } : { host: hostname, port: Number(port) },
    uriAt: (other) => `mongodb://${login}${other}/?${options.toString()}`,
  };
};
