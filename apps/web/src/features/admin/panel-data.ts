import { readAhead } from '@web/shared/api/read-ahead';
import { tabParam } from './tabs/tab-address';

export const requestsKey = '/admin/requests';
export const noticesKey = '/admin/notices';
export const statisticsKey = '/admin/guest-statistics';

/** Starts to read what the panel shows: on every tab, and on the first one, where the address names no other. */
export const readPanelAhead = (address: URLSearchParams) => {
  readAhead(requestsKey);
  readAhead(noticesKey);
  if ((address.get(tabParam) ?? 'dashboard') === 'dashboard') readAhead(statisticsKey);
};
