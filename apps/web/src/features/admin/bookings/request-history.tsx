import type { BookingRequest, RequestHistoryEntry } from '@hearthstay/contracts';
import { dayAt, formatDayForTable } from '@hearthstay/stay';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { TextButton } from '@web/shared/ui/button';
import { FailureNote } from '@web/shared/ui/note';

/** A button that opens the history of a request. Nothing is loaded before it is opened. */
export const RequestHistory = ({ request }: { request: BookingRequest }) => {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="text-note print:hidden">
      <TextButton icon={History} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t('bookings.history.title')}
      </TextButton>
      <div id={id} hidden={!isOpen} className="mt-2">
        {/* A change of the request makes the list load again. */}
        {isOpen && <HistoryList key={request.updatedAt} id={request.id} />}
      </div>
    </div>
  );
};

/** What has happened to a request, oldest first; asked for anew each time that it is shown. */
const useRequestHistory = (id: string) => {
  const { data, error, isValidating, mutate } = useSWR<RequestHistoryEntry[], unknown>(
    `/admin/requests/${encodeURIComponent(id)}/history`,
    { dedupingInterval: 0 },
  );
  return { entries: data, error, isLoading: isValidating, reload: () => void mutate() };
};

const timeFormats = { de: 'de-DE', en: 'en-GB' } as const;

/** The entries of a request's history, each with what happened, who did it, and when by the clock of the property. */
const HistoryList = ({ id }: { id: string }) => {
  const { t } = useTranslation('admin');
  const { entries, error, isLoading, reload } = useRequestHistory(id);
  if (!entries && error) {
    return (
      <FailureNote onRetry={reload} isRetrying={isLoading}>
        {t('bookings.history.failed')}
      </FailureNote>
    );
  }
  if (!entries) return <p role="status">{t('bookings.history.loading')}</p>;
  if (entries.length === 0) return <p>{t('bookings.history.empty')}</p>;
  return (
    <ol className="grid gap-2 border-l-2 border-line pl-3">
      {entries.map((entry, index) => (
        <HistoryItem key={index} entry={entry} />
      ))}
    </ol>
  );
};

const HistoryItem = ({ entry: { at, actor, action } }: { entry: RequestHistoryEntry }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { timezone } = usePublicSettings().settings;
  const instant = new Date(at);
  const time = new Intl.DateTimeFormat(timeFormats[locale], { timeZone: timezone, timeStyle: 'short' }).format(instant);
  const day = formatDayForTable(dayAt(timezone, instant), locale);
  return (
    <li className="wrap-anywhere">
      <p className="font-medium text-ink">{t(`bookings.history.action.${action}`)}</p>
      <p className="text-ink-2 tabular-nums">
        {actor.kind === 'admin' ? actor.email : t(`bookings.history.actor.${actor.kind}`)}
        {', '}
        <time dateTime={at}>{t('bookings.history.at', { day, time })}</time>
      </p>
    </li>
  );
};
