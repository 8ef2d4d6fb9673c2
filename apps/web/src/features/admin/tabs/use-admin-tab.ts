import { useSearchParams } from 'react-router-dom';
import { tabParam } from './address-of-tab';
import { adminTabs, type AdminTab } from './admin-tabs';

/** The tab in the address; the first one where there is none. */
export const useAdminTab = (): AdminTab => {
  const [params] = useSearchParams();
  const chosen = params.get(tabParam);
  return adminTabs.find(({ id }) => id === chosen) ?? adminTabs[0];
};
