import ipaddr from 'ipaddr.js';

/** The only IPv6 addresses that IANA has assigned to the public internet. Older forms contain IPv4 addresses. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Public-looking addresses at which clouds serve each of their machines without a login. */
const insideClouds = [
  // Azure's platform: configuration and keys of the virtual machine.
  '168.63.129.16',
];

/** Whether an address is public: not of this machine, a private network, a reserved range, or a cloud's inside. */
export const isPublicAddress = (text: string): boolean => {
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || insideClouds.includes(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
};
