/** Where a container finds what listens on this machine's loopback interface. */
const host = '10.0.2.2';

/** The address of something that listens on this machine, as a container has to write it. */
export const fromInside = (address: string): string => {
  const url = new URL(address);
  url.hostname = host;
  if (url.protocol !== 'mongodb:') return url.href;
  // A replica set would send its callers to the addresses that its members have on this machine.
  url.searchParams.delete('replicaSet');
  url.searchParams.set('directConnection', 'true');
  return url.href;
};
