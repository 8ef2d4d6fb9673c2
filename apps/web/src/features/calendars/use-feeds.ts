import type { CalendarFeedFields, FeedView } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { useQuery } from '@web/shared/api/use-query';

const feedsKey = '/admin/feeds';

const pathOf = (id: string) => `${feedsKey}/${encodeURIComponent(id)}`;

/** The feeds: calendars of the house that others read. */
export const useFeeds = () => useQuery<FeedView[]>(feedsKey);

/** @param onDone gets the feed with its address, which no other answer holds. */
export const useAddFeed = (onDone: (feed: FeedView) => void) =>
  useAction<CalendarFeedFields, FeedView>((fields) => api.post<FeedView>(feedsKey, fields), {
    changes: { path: feedsKey },
    onDone,
  });

/** A failure is a notice. @param onDone gets the feed with its new address. */
export const useRotateFeed = ({ id, name }: FeedView, onDone: (feed: FeedView) => void) => {
  const notify = useNotify();
  return useAction(() => api.post<FeedView>(`${pathOf(id)}/rotate`, {}), {
    changes: { path: feedsKey },
    onDone,
    onFailed: (failure) =>
      notify({ kind: 'failed', text: (t) => messageOf(failure, t('feeds.rotateFailed', { name })) }),
  });
};

export const useRemoveFeed = ({ id }: FeedView, onDone: () => void) =>
  useAction(() => api.delete(pathOf(id)), { changes: { path: feedsKey }, onDone });
