import type { RequestHistoryEntry } from '@hearthstay/contracts';
import { dayAt, formatDayForTable } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n/language';
import { usePublicSettings } from '../../../../shared/settings/use-public-settings';
import { FailureNote } from '../../../../shared/ui/failure-note';
import { useRequestHistory } from './use-request-history';

const timeFormats = { de: 'de-DE', en: 'en-GB' } as const;

/** The entries of a request's history, each with what happened, who did it, and when by the clock of the property. */
export const HistoryList = ({ id }: { id: string }) => {
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
