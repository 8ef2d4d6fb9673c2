import type { AdminView } from '@hearthstay/contracts';
import useSWR from 'swr';

export const adminsKey = '/admin/emails';

/** Everybody who may manage. `admins` is undefined until the first answer. */
export const useAdmins = () => {
  const { data, error, mutate } = useSWR<AdminView[], unknown>(adminsKey);
  return { admins: data, error, reload: () => void mutate() };
};
