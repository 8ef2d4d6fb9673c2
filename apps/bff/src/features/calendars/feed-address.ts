import type { CalendarFeed, FeedView, NewCalendarFeed } from '@hearthstay/contracts';

/** The path of all feeds. */
export const feedsPath = 'api/feeds';

/** Injection token of `PUBLIC_URL`, which `CalendarsModule` provides. */
export const publicUrl = Symbol('public URL');

/** A feed with its URL. The URL contains the token and grants access like a password. */
export const newFeedView = ({ token, ...feed }: NewCalendarFeed, site: string): FeedView => ({
  ...feed,
  url: `${site}/${feedsPath}/${token}.ics`,
});

export const feedView = (feed: CalendarFeed, site: string): FeedView => ({
  ...feed,
  url: `${site}/${feedsPath}/…`,
});
