import type { BookingRequest, RequestHistoryEntry } from '@hearthstay/contracts';
import { languageTag } from '@hearthstay/locales';
import { dayAt, formatDayForTable } from '@hearthstay/stay';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { bookingKey } from '@web/panel/panel-data';
import type { PanelTexts } from '@web/panel/panel-texts';
import { useGuestsText } from '@web/shared/booking/guests-and-price';
import { useLocale } from '@web/shared/i18n/language';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { TextButton } from '@web/shared/ui/button';
import { FailureNote } from '@web/shared/ui/note';
import { historyDetails } from './history-details';

/**
 * The history of a request: a button, and the list that it opens, which is rendered at another place. The list is
 * loaded only when it is opened.
 */
export const useHistoryDisclosure = (request: BookingRequest, isOpenAtFirst = false) => {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  return {
    button: (
      <TextButton
        icon={History}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="print:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('bookings.history.title')}
      </TextButton>
    ),
    list: isOpen && (
      <div id={id} className="text-note print:hidden">
        {/* The key loads the list again after a change of the request. */}
        <HistoryList key={request.updatedAt} request={request} />
      </div>
    ),
  };
};

/** The path of a request's history, below `/api`. */
export const historyKey = (id: string) => `${bookingKey(id)}/history`;

/** The person of an entry: an owner by the e-mail address, others by their role. */
export const actorOf = ({ actor }: Pick<RequestHistoryEntry, 'actor'>, t: PanelTexts) =>
  actor.kind === 'admin' ? actor.email : t(`bookings.history.actor.${actor.kind}`);

/** The history of a request, oldest entry first; loaded again each time that it is shown. */
const useRequestHistory = (id: string) => {
  const { data, error, isValidating, mutate } = useSWR<RequestHistoryEntry[], unknown>(historyKey(id), {
    dedupingInterval: 0,
  });
  return { entries: data, error, isLoading: isValidating, reload: () => void mutate() };
};

/** The entries of a request's history: the action, its details, the person, and the time at the property. */
const HistoryList = ({ request: { id, quote } }: { request: BookingRequest }) => {
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
        <HistoryItem key={index} entry={entry} currency={quote?.currency} />
      ))}
    </ol>
  );
};

interface HistoryItemProps {
  entry: RequestHistoryEntry;
  currency: string | undefined;
}

const HistoryItem = ({ entry, currency }: HistoryItemProps) => {
  const { at, actor, action } = entry;
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const guestsText = useGuestsText();
  const { timezone } = usePublicSettings().settings;
  const instant = new Date(at);
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeZone: timezone, timeStyle: 'short' }).format(instant);
  const day = formatDayForTable(dayAt(timezone, instant), locale);
  return (
    <li className="wrap-anywhere">
      <p className="font-medium text-ink">{t(`bookings.history.action.${action}`)}</p>
      {historyDetails(entry, { t, locale, currency, guestsText }).map((detail) => (
        <p key={detail} className="whitespace-pre-line text-ink tabular-nums">
          {detail}
        </p>
      ))}
      <p className="text-ink-2 tabular-nums">
        {actorOf({ actor }, t)}
        {', '}
        <time dateTime={at}>{t('bookings.history.at', { day, time })}</time>
      </p>
    </li>
  );
};
