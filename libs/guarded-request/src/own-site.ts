import { isLoopbackName } from '@hearthstay/runtime';

const hostNameOf = ({ hostname }: URL): string => {
  const name = hostname.replace(/\.$/, '');
  return isLoopbackName(name) ? 'localhost' : name;
};

/** The ports of HTTP and HTTPS are the same site. */
const portOf = ({ port }: URL): string => (['80', '443'].includes(port) ? '' : port);

/** Whether an address is of this site in any spelling; `URL` has normalised upper case, IDNA and literal addresses. */
export const isOwnSite = (url: URL, publicUrl: string): boolean => {
  const site = new URL(publicUrl);
  return hostNameOf(url) === hostNameOf(site) && portOf(url) === portOf(site);
};
