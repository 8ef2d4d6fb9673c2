import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/routes/paths';
import { adminTabs, type AdminTab } from './admin-tabs';

const tabParam = 'tab';

/** Where a tab is. Tabs are addresses, so that the browser's back button and links from other tabs lead to them. */
export const addressOfTab = (tab: AdminTab['id']) => `${paths.admin.to()}?${new URLSearchParams({ [tabParam]: tab })}`;

/** The tab in the address; the first one where there is none. */
export const useAdminTab = (): AdminTab => {
  const [params] = useSearchParams();
  const chosen = params.get(tabParam);
  return adminTabs.find(({ id }) => id === chosen) ?? adminTabs[0];
};
