import type { NetConnectOpts } from 'node:net';

/** The address of a database server and the other options of its connection string. */
export interface DatabaseAddress {
  target: NetConnectOpts;
  /** The connection string of the same server at another host, without the other members of its replica set. */
  uriAt(host: string): string;
}

/** Parses a connection string that names one server, by host and port or by its Unix socket. */
export const databaseAddress = (uri: string): DatabaseAddress => {
  const parsed = /^mongodb:\/\/([^@/]*@)?([^,/?]+)(\/[^?]*)?(\?.*)?$/.exec(uri);
  if (!parsed) throw new Error('The database proxy needs one server: MONGODB_URI must name exactly one.');
  const [, login = '', host = '', , query] = parsed;
  const options = new URLSearchParams(query);
  // Otherwise the driver would connect to the address that the replica set announces, past the proxy.
  options.delete('replicaSet');
  options.set('directConnection', 'true');
  const path = decodeURIComponent(host);
  const [hostname, port = '27017'] = host.split(':');
  return {
    target: path.startsWith('/') ? { path } : { host: hostname, port: Number(port) },
    uriAt: (other) => `mongodb://${login}${other}/?${options.toString()}`,
  };
};
