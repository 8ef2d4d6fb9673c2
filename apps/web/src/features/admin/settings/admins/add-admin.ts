import type { AdminView } from '@hearthstay/contracts';
import { useSWRConfig } from 'swr';
import { api } from '../../../../shared/api/client';
import { adminsKey } from './use-admins';

/** Lets somebody manage, and loads the list again. */
export const useAddAdmin = () => {
  const { mutate } = useSWRConfig();
  return async (email: string) => {
    await api.post<AdminView>(adminsKey, { email });
    await mutate(adminsKey);
  };
};
