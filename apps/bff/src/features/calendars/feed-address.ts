import type { CalendarFeed, FeedView, NewCalendarFeed } from '@hearthstay/contracts';

/** Where the feeds are. */
export const feedsPath = 'api/feeds';

/** What `CalendarsModule` provides: `PUBLIC_URL`. */
export const publicUrl = Symbol('public URL');

/** A feed with its address, which is as good as a password. */
export const newFeedView = ({ token, ...feed }: NewCalendarFeed, site: string): FeedView => ({
  ...feed,
  url: `${site}/${feedsPath}/${token}.ics`,
});

export const feedView = (feed: CalendarFeed, site: string): FeedView => ({
  ...feed,
  url: `${site}/${feedsPath}/…`,
});
