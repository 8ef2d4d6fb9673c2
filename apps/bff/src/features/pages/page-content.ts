import {
  legalPaths,
  pagePaths,
  type HouseView,
  type LegalPagesView,
  type OccupiedDay,
  type PageContent,
  type SettingsView,
} from '@hearthstay/contracts';
import { formatIsoMonth, monthOfAddress, todayAt, type Month } from '@hearthstay/stay';
import type { CachedJson } from '../../platform/cache/cached-response';
import type { PageAddress } from './page-address';

/** The only page with a calendar. */
export const home = pagePaths.home.to();

/** Whether a page shows a text that the law asks for. */
export const isLegal = (path: string): boolean => Object.values(legalPaths).includes(path);

/** The cached responses of the API that the page shows. */
export interface PageResponses {
  settings: CachedJson<SettingsView>;
  days?: CachedJson<OccupiedDay[]>;
  house?: CachedJson<HouseView>;
  legalPages?: CachedJson<LegalPagesView>;
}

export interface PageToRender {
  /** The cache key: equal for equal pages only. */
  key: string;
  address: string;
  /** Not needed for a cached page. */
  content: () => PageContent;
}

/** Removes the names if the settings hide them, because the days may have been read under older settings. */
const daysToShow = ({ showGuestNames }: SettingsView, days: OccupiedDay[]): OccupiedDay[] =>
  showGuestNames ? days : days.map(({ guestName: _hidden, ...day }) => day);

/** The URL of the page for the renderer. `URLSearchParams` would take longer than finding a cached page. */
const addressOf = (path: string, { locale, namesLocale }: PageAddress, shown: Month | undefined): string => {
  const parameters = [...(namesLocale ? [`lang=${locale}`] : []), ...(shown ? [`month=${formatIsoMonth(shown)}`] : [])];
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
};

/** The page at a URL. @param path its path among the renderer's routes */
export const pageToRender = (
  path: string,
  requested: PageAddress,
  { settings, days, house, legalPages }: PageResponses,
  now: Date,
): PageToRender => {
  const { locale } = requested;
  const today = todayAt(settings.value.timezone, now);
  const isAuthorized = settings.value.passwordRequired && requested.isAuthorized;
  const isGated = settings.value.passwordRequired && !isAuthorized;
  const shown = path === home && !isGated ? monthOfAddress(requested, { today, ...settings.value }) : undefined;
  const address = addressOf(path, requested, shown);
  const etags = [settings, days, house, legalPages].map((response) => response?.etag);
  return {
    key: [locale, address, today, ...etags, isAuthorized].join(' '),
    address,
    content: () => ({
      locale,
      today,
      settings: settings.value,
      isAuthorized,
      occupiedDays: days && daysToShow(settings.value, days.value),
      house: house?.value,
      legalPages: legalPages?.value,
    }),
  };
};
