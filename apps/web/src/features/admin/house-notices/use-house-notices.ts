import type { NoticeView } from '@hearthstay/contracts';
import useSWR from 'swr';

/** What the owner should know about how the house is run; nothing until the server has told it. */
export const useHouseNotices = (): NoticeView[] => useSWR<NoticeView[], unknown>('/admin/notices').data ?? [];
