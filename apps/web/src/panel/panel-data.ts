import { sectionParam, tabParam } from '@hearthstay/contracts/page-paths';
import { prefetch } from '@web/shared/api/prefetch';
import { serverNow } from '@web/shared/settings/server-clock';

export const noticesKey = '/admin/notices';
export const backupKey = '/admin/backup';
export const statisticsKey = '/admin/guest-statistics';
export const blockedDaysKey = '/admin/blocked-dates';
export const adminSettingsKey = '/admin/settings';
export const calendarsKey = '/admin/calendars';
export const adminsKey = '/admin/emails';
export const whitelistKey = '/admin/guest-whitelist';

export const requestsKey = '/admin/requests';

/** The key of everything about a booking. The paths of its calls begin with it. */
export const bookingKey = (id: string) => `${requestsKey}/${encodeURIComponent(id)}`;

const availabilityPath = '/admin/availability';

/** The key of the availability of a year and the next one, so that turning to another month seldom loads anything. */
export const availabilityKey = (year: number) => `${availabilityPath}?from=${year}-01-01&to=${year + 1}-12-31`;

/** Whether a key is that of the availability of any year. */
export const isAvailabilityKey = (key: unknown) => typeof key === 'string' && key.startsWith(availabilityPath);

/** The key of the holidays of the same years. */
export const holidaysKey = (year: number) => `/admin/holidays?from=${year}-01-01&to=${year + 1}-12-31`;

/** The keys of the data that a tab shows first, without those of every tab. */
const keysOf = (address: URLSearchParams): string[] => {
  switch (address.get(tabParam)) {
    case null:
    case 'dashboard':
      return [statisticsKey, calendarsKey];
    case 'availability':
      // The year at the property differs from this one only for some hours around New Year.
      return [availabilityKey(new Date(serverNow()).getFullYear()), blockedDaysKey];
    case 'settings':
      // The other sections show none of these, and an unused response would be outdated when it is shown.
      return [null, 'general'].includes(address.get(sectionParam)) ? [adminSettingsKey, adminsKey, whitelistKey] : [];
    default:
      return [];
  }
};

/** Prefetches the data that the panel shows on the tab of an address. */
export const prefetchPanel = (address: URLSearchParams) => {
  for (const key of [requestsKey, noticesKey, ...keysOf(address)]) prefetch(key);
};
