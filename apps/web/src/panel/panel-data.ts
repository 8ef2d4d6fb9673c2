import { prefetch } from '@web/shared/api/prefetch';
import { serverNow } from '@web/shared/settings/server-clock';
import { sectionParam, tabParam } from './tab-address';

export const requestsKey = '/admin/requests';
export const noticesKey = '/admin/notices';
export const statisticsKey = '/admin/guest-statistics';
export const blockedDaysKey = '/admin/blocked-dates';
export const adminSettingsKey = '/admin/settings';
export const calendarsKey = '/admin/calendars';
export const adminsKey = '/admin/emails';
export const whitelistKey = '/admin/guest-whitelist';

const availabilityPath = '/admin/availability';

/**
 * Where it is read who has the days around a year: of that one and of the next, so that turning to another month seldom
 * loads anything.
 */
export const availabilityKey = (year: number) => `${availabilityPath}?from=${year}-01-01&to=${year + 1}-12-31`;

/** Whether it is read there who has the days around any year. */
export const isAvailabilityKey = (key: unknown) => typeof key === 'string' && key.startsWith(availabilityPath);

/** What a tab opens with, apart from what all of them show. */
const keysOf = (address: URLSearchParams): string[] => {
  switch (address.get(tabParam)) {
    case null:
    case 'dashboard':
      return [statisticsKey, calendarsKey];
    case 'availability':
      // At the property it is another year for some hours of each.
      return [availabilityKey(new Date(serverNow()).getFullYear()), blockedDaysKey];
    case 'settings':
      // The other sections need none of these, and an unused response would be outdated later.
      return [null, 'general'].includes(address.get(sectionParam)) ? [adminSettingsKey, adminsKey, whitelistKey] : [];
    default:
      return [];
  }
};

/** Starts to read what the panel shows on the tab of an address. */
export const readPanelAhead = (address: URLSearchParams) => {
  for (const key of [requestsKey, noticesKey, ...keysOf(address)]) prefetch(key);
};
