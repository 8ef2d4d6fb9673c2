/**
 * The product id of a feed. Product id and UIDs both contain the installation's id, because other programs may change
 * either.
 */
export const feedProductId = (installationId: string): string => `-//Hearthstay//${installationId}//EN`;

const domainOf = (installationId: string): string => `@${installationId}.hearthstay`;

/** @param eventId unique within the installation. */
export const feedUid = (eventId: string, installationId: string): string => `${eventId}${domainOf(installationId)}`;

const valuesOf = (name: string, lines: readonly string[]): string[] => {
  const property = new RegExp(`^${name}[^:]*:`, 'i');
  return lines.filter((line) => property.test(line)).map((line) => line.replace(property, '').trim());
};

/**
 * Whether a calendar is a feed of this installation: also through a proxy, under another name of the site, or
 * republished by another program. A calendar that also has other events does not count as such a feed.
 *
 * @param lines its unfolded content lines.
 */
export const isFeedOf = (installationId: string, lines: readonly string[]): boolean => {
  const uids = valuesOf('UID', lines);
  return (
    valuesOf('PRODID', lines).includes(feedProductId(installationId)) ||
    (uids.length > 0 && uids.every((uid) => uid.endsWith(domainOf(installationId))))
  );
};
