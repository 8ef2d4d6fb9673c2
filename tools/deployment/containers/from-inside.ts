/** The host name of this machine's loopback interface in a container. */
const host = '10.0.2.2';

/** The address in a container of a server on this machine. */
export const fromInside = (address: string): string => {
  const url = new URL(address);
  url.hostname = host;
  if (url.protocol !== 'mongodb:') return url.href;
  // Otherwise the driver would connect to the addresses of the replica set's members on this machine.
  url.searchParams.delete('replicaSet');
  url.searchParams.set('directConnection', 'true');
  return url.href;
};
