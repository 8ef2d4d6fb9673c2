import type { CalendarFeedFields, FeedView } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

const feedsKey = '/admin/feeds';

const pathOf = (id: string) => `${feedsKey}/${encodeURIComponent(id)}`;

/** The feeds: calendars of the house that other platforms read. */
export const useFeeds = () => useQuery<FeedView[]>(feedsKey);

/** @param onSuccess is called with the feed and its address, which no other response contains */
export const useAddFeed = (onSuccess: (feed: FeedView) => void) =>
  useMutation<CalendarFeedFields, FeedView>((fields) => api.post<FeedView>(feedsKey, fields), {
    cache: { key: feedsKey },
    onSuccess,
  });

/**
 * Replaces the address of a feed. A failure is shown as a notice. @param onSuccess is called with the feed and its new
 * address
 */
export const useRotateFeed = ({ id, name }: FeedView, onSuccess: (feed: FeedView) => void) => {
  const notify = useNotify();
  return useMutation(() => api.post<FeedView>(`${pathOf(id)}/rotate`, {}), {
    cache: { key: feedsKey },
    onSuccess,
    onError: (failure) =>
      notify({ kind: 'failed', text: (t) => messageOf(failure, t('feeds.rotateFailed', { name })) }),
  });
};

export const useRemoveFeed = ({ id }: FeedView, onSuccess: () => void) =>
  useMutation(() => api.delete(pathOf(id)), { cache: { key: feedsKey }, onSuccess });
