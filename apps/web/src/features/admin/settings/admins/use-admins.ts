import type { AdminView } from '@hearthstay/contracts';
import { useQuery } from '../../../../shared/api/use-query';

export const adminsKey = '/admin/emails';

/** Everybody who may manage. */
export const useAdmins = () => useQuery<AdminView[]>(adminsKey);
