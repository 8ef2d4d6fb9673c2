import type { BlockedDay } from '@hearthstay/contracts';
import type { Day } from '@hearthstay/stay';
import { api } from '../../../../shared/api/client';
import { useChangeList } from '../../change-list';
import { blockedDaysKey } from '../blocked-days/use-blocked-days';

/** Blocks the days, all or none, and loads the list again. */
export const useBlockDays = () => {
  const changeList = useChangeList(blockedDaysKey);
  return (dates: Day[]) => changeList(() => api.post<BlockedDay[]>('/admin/block-dates', { dates }));
};
