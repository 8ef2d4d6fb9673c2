import type { BlockedDay } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { useSWRConfig } from 'swr';
import { api } from '../../../../shared/api/client';
import { blockedDaysKey } from '../blocked-days/use-blocked-days';

/** Blocks the days, all or none, and loads the list again. */
export const useBlockDays = () => {
  const { mutate } = useSWRConfig();
  return async (dates: Day[]) => {
    await api.post<BlockedDay[]>('/admin/block-dates', { dates });
    await mutate(blockedDaysKey);
  };
};
