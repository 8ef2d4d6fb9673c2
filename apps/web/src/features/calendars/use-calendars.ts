import type { CalendarChanges, CalendarFields, CalendarTest, CalendarView } from '@hearthstay/contracts';
import { useNotify } from '@web/panel/notices/notices';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useAction } from '@web/shared/api/use-action';
import { useQuery } from '@web/shared/api/use-query';

const calendarsKey = '/admin/calendars';

const pathOf = (id: string) => `${calendarsKey}/${encodeURIComponent(id)}`;

/** The calendars of others that are read. */
export const useCalendars = () =>
  useQuery<CalendarView[]>(calendarsKey, {
    repeatWhile: (calendars) => calendars.some(({ isReading }) => isReading),
  });

const replaced = (calendars: CalendarView[], changed: CalendarView) =>
  calendars.map((calendar) => (calendar.id === changed.id ? changed : calendar));

/** Says what would be taken from a calendar. */
export const useTestCalendar = (onDone: (test: CalendarTest) => void) =>
  useAction<Pick<CalendarFields, 'url' | 'options'>, CalendarTest>(
    (fields) => api.post<CalendarTest>(`${calendarsKey}/test`, fields),
    { onDone },
  );

export const useAddCalendar = () =>
  useAction<Partial<CalendarFields>, CalendarView>((fields) => api.post<CalendarView>(calendarsKey, fields), {
    changes: { path: calendarsKey },
  });

interface Outcome {
  onDone?: () => void;
  onFailed?: (failure: unknown) => void;
}

export const useChangeCalendar = ({ id }: CalendarView, { onDone, onFailed }: Outcome) =>
  useAction<CalendarChanges, CalendarView, CalendarView[]>((changes) => api.patch<CalendarView>(pathOf(id), changes), {
    changes: { path: calendarsKey, answered: replaced },
    onDone,
    onFailed,
  });

/** Pauses a calendar, or resumes it. A failure is a notice: the row has no place for it. */
export const usePauseCalendar = (calendar: CalendarView) => {
  const notify = useNotify();
  const { name } = calendar;
  return useChangeCalendar(calendar, {
    onFailed: (failure) =>
      notify({ kind: 'failed', text: (t) => messageOf(failure, t('calendars.pauseFailed', { name })) }),
  });
};

/** Reads a calendar now; with `freeDays`, days that have all vanished are free. A failure is a notice. */
export const useRefreshCalendar = ({ id, name }: CalendarView) => {
  const notify = useNotify();
  return useAction<{ freeDays?: boolean }, CalendarView, CalendarView[]>(
    (wish) => api.post<CalendarView>(`${pathOf(id)}/refresh`, wish),
    {
      changes: { path: calendarsKey, answered: replaced },
      onFailed: (failure) =>
        notify({ kind: 'failed', text: (t) => messageOf(failure, t('calendars.refreshFailed', { name })) }),
    },
  );
};

/** Frees the nights of an event that cannot be read. A failure is a notice. */
export const useFreeNights = ({ id, name }: CalendarView) => {
  const notify = useNotify();
  return useAction<{ key: string }, CalendarView, CalendarView[]>(
    (event) => api.post<CalendarView>(`${pathOf(id)}/free-nights`, event),
    {
      changes: { path: calendarsKey, answered: replaced },
      onFailed: (failure) =>
        notify({ kind: 'failed', text: (t) => messageOf(failure, t('calendars.reading.freeFailed', { name })) }),
    },
  );
};

export const useRemoveCalendar = ({ id }: CalendarView, onDone: () => void) =>
  useAction(() => api.delete(pathOf(id)), { changes: { path: calendarsKey }, onDone });
