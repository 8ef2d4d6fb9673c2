import type { CalendarChanges, CalendarFields, CalendarTest, CalendarView } from '@hearthstay/contracts';
import { calendarsKey } from '@web/panel/panel-data';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';

const pathOf = (id: string) => `${calendarsKey}/${encodeURIComponent(id)}`;

const replaced = (calendars: CalendarView[], changed: CalendarView) =>
  calendars.map((calendar) => (calendar.id === changed.id ? changed : calendar));

/** Reads a calendar as a test, without saving anything. */
export const useTestCalendar = (onSuccess: (test: CalendarTest) => void) =>
  useMutation<Pick<CalendarFields, 'url' | 'options'>, CalendarTest>(
    (fields) => api.post<CalendarTest>(`${calendarsKey}/test`, fields),
    { onSuccess },
  );

export const useAddCalendar = () =>
  useMutation<Partial<CalendarFields>, CalendarView>((fields) => api.post<CalendarView>(calendarsKey, fields), {
    cache: { key: calendarsKey },
  });

interface Outcome {
  onSuccess?: () => void;
  onError?: (failure: unknown) => void;
}

export const useChangeCalendar = ({ id }: CalendarView, { onSuccess, onError }: Outcome) =>
  useMutation<CalendarChanges, CalendarView, CalendarView[]>(
    (changes) => api.patch<CalendarView>(pathOf(id), changes),
    {
      cache: { key: calendarsKey, populate: replaced },
      onSuccess,
      onError,
    },
  );

/** Pauses or resumes the reading of a calendar. A failure is shown as a notice, because the row has no place for it. */
export const usePauseCalendar = (calendar: CalendarView) => {
  const notify = useNotify();
  const { name } = calendar;
  return useChangeCalendar(calendar, {
    onError: (failure) =>
      notify({ kind: 'failed', text: (t) => messageOf(failure, t('calendars.pauseFailed', { name })) }),
  });
};

/** Reads a calendar now; with `freeDays`, days that have all vanished become free. A failure is shown as a notice. */
export const useRefreshCalendar = ({ id, name }: CalendarView) => {
  const notify = useNotify();
  return useMutation<{ freeDays?: boolean }, CalendarView, CalendarView[]>(
    (wish) => api.post<CalendarView>(`${pathOf(id)}/refresh`, wish),
    {
      cache: { key: calendarsKey, populate: replaced },
      onError: (failure) =>
        notify({ kind: 'failed', text: (t) => messageOf(failure, t('calendars.refreshFailed', { name })) }),
    },
  );
};

/** Frees the nights of an unreadable event. A failure is shown as a notice. */
export const useFreeNights = ({ id, name }: CalendarView) => {
  const notify = useNotify();
  return useMutation<{ key: string }, CalendarView, CalendarView[]>(
    (event) => api.post<CalendarView>(`${pathOf(id)}/free-nights`, event),
    {
      cache: { key: calendarsKey, populate: replaced },
      onError: (failure) =>
        notify({ kind: 'failed', text: (t) => messageOf(failure, t('calendars.reading.freeFailed', { name })) }),
    },
  );
};

export const useRemoveCalendar = ({ id }: CalendarView, onSuccess: () => void) =>
  useMutation(() => api.delete(pathOf(id)), { cache: { key: calendarsKey }, onSuccess });
