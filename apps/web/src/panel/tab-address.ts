import { paths } from '@web/shared/routes/paths';

export type AdminTabId = 'dashboard' | 'bookings' | 'availability' | 'settings';

/** The query parameter that holds the tab. */
export const tabParam = 'tab';

/** The query parameter that holds the section of the settings. */
export const sectionParam = 'section';

/**
 * The address of a tab. Tabs have addresses, so that the browser's back button and links from other tabs lead to them;
 * `params` are the query parameters of the tab itself.
 */
export const addressOfTab = (tab: AdminTabId, params: Record<string, string> = {}) =>
  `${paths.admin.to()}?${new URLSearchParams({ [tabParam]: tab, ...params })}`;
