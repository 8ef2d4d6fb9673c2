import type { AdminView } from '@hearthstay/contracts';
import { api } from '../../../../shared/api/client';
import { useChangeList } from '../../change-list';
import { adminsKey } from './use-admins';

/** Lets somebody manage, and loads the list again. */
export const useAddAdmin = () => {
  const changeList = useChangeList(adminsKey);
  return (email: string) => changeList(() => api.post<AdminView>(adminsKey, { email }));
};
