import type { OccupiedDay, PageContent, SettingsView } from '@hearthstay/contracts';
import { bookableMonth, formatIsoMonth, todayAt } from '@hearthstay/stay';
import type { CachedJson } from '../../platform/cache/cached-response';
import type { PageAddress } from './page-address';

/** The one page with a calendar. */
export const home = '/';

/** What the API answers, as it is cached, and as far as the page shows it. */
export interface Answers {
  settings: CachedJson<SettingsView>;
  days?: CachedJson<OccupiedDay[]>;
}

export interface PageToRender {
  /** The same for the same page only. */
  key: string;
  address: string;
  content: PageContent;
}

/** Without names where the settings hide them, also if the days were read before that was decided. */
const daysToShow = ({ showGuestNames }: SettingsView, days: OccupiedDay[]): OccupiedDay[] =>
  showGuestNames ? days : days.map(({ guestName: _hidden, ...day }) => day);

/** The page at an address, with all that it depends on. @param path its path as the renderer knows it */
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
