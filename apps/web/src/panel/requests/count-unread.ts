import type { ListedRequest } from '@hearthstay/contracts';

/** The number of messages of guests that no owner has read, also about past stays. */
export const countUnread = (requests: readonly ListedRequest[]): number =>
  requests.reduce((count, { unreadMessages = 0 }) => count + unreadMessages, 0);
