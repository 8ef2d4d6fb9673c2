import type { OccupiedDay, PageContent, SettingsView } from '@hearthstay/contracts';
import { bookableMonth, formatIsoMonth, todayAt } from '@hearthstay/stay';
import type { CachedJson } from '../../platform/cache/cached-response';
import type { PageAddress } from './page-address';

/** The only page with a calendar. */
export const home = '/';

/** The cached responses of the API that the page shows. */
export interface Answers {
  settings: CachedJson<SettingsView>;
  days?: CachedJson<OccupiedDay[]>;
}

export interface PageToRender {
  /** The cache key: equal for equal pages only. */
  key: string;
  address: string;
  content: PageContent;
}

/** Removes the names if the settings hide them, because the days may have been read under older settings. */
const daysToShow = ({ showGuestNames }: SettingsView, days: OccupiedDay[]): OccupiedDay[] =>
  showGuestNames ? days : days.map(({ guestName: _hidden, ...day }) => day);

/** The page at a URL with all of its content. @param path its path among the renderer's routes */
export const pageToRender = (
  path: string,
  { locale, namesLocale, month, isAuthorized: claimsAccess }: PageAddress,
  { settings, days }: Answers,
): PageToRender => {
  const today = todayAt(settings.value.timezone);
  const shown = path === home ? bookableMonth(month, { today, ...settings.value }) : undefined;
  const query = new URLSearchParams({
    ...(namesLocale && { lang: locale }),
    ...(shown && { month: formatIsoMonth(shown) }),
  }).toString();
  const address = query === '' ? path : `${path}?${query}`;
  const isAuthorized = settings.value.passwordRequired && claimsAccess;
  return {
    key: [locale, address, today, settings.etag, days?.etag, isAuthorized].join(' '),
    address,
    content: {
      locale,
      today,
      settings: settings.value,
      isAuthorized,
      occupiedDays: days && daysToShow(settings.value, days.value),
    },
  };
};
