import type { CalendarView } from '@hearthstay/contracts';
import { addDays, formatDay, formatRange } from '@hearthstay/stay';
import { CalendarCheck, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { TextButton } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';
import { useFreeNights } from './use-calendars';

type UnreadableEvent = CalendarView['unreadable'][number];

const sumOf = (remarks: CalendarView['leftOut']): number => remarks.reduce((sum, { count }) => sum + count, 0);

/** The events that the last reading of a calendar has left out, corrected, or could not parse. */
export const LastReading = ({ calendar }: { calendar: CalendarView }) => {
  const { t } = useTranslation('admin');
  const { leftOut, warnings, unreadable } = calendar;
  const unread = leftOut.find(({ reason }) => reason === 'unreadable')?.count ?? 0;
  const counts = [
    { count: sumOf(leftOut) - unread, text: 'calendars.reading.leftOut' },
    { count: sumOf(warnings), text: 'calendars.reading.corrected' },
    { count: unread, text: 'calendars.reading.unreadable' },
  ] as const;
  const found = counts.filter(({ count }) => count > 0).map(({ count, text }) => t(text, { count }));
  if (found.length === 0) return null;
  const unnamed = unread - unreadable.length;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-small text-note text-ink-2">
        {found.join(' · ')}
        <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="list-disc pl-5">
        {[...leftOut, ...warnings].map(({ reason, count }) => (
          <li key={reason}>{t(`calendars.remarks.${reason}`, { count })}</li>
        ))}
      </ul>
      {unreadable.length > 0 && (
        <>
          <p className="mt-2">{t('calendars.reading.noTitles')}</p>
          <ul aria-label={t('calendars.reading.events')} className="mt-2 divide-y divide-line">
            {unreadable.map((event) => (
              <UnreadableRow key={event.key} calendar={calendar} event={event} />
            ))}
          </ul>
          {unnamed > 0 && <p className="mt-2">{t('calendars.reading.more', { count: unnamed })}</p>}
        </>
      )}
    </details>
  );
};

const UnreadableRow = ({ calendar, event }: { calendar: CalendarView; event: UnreadableEvent }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const id = useId();
  const { trigger, isMutating } = useFreeNights(calendar);
  const { key, from, to, nights, isFreed } = event;
  const known =
    from === null
      ? t('calendars.reading.noDay')
      : to === null
        ? t('calendars.reading.from', { day: formatDay(from, locale) })
        : formatRange({ start: from, end: to }, locale);
  const ranges = nights.map((range) => formatRange({ start: range.from, end: addDays(range.to, -1) }, locale));
  return (
    <li className="py-2">
      <p id={id}>
        <span className="font-medium text-ink">{known}</span>
        {ranges.length > 0 &&
          ` · ${t(isFreed ? 'calendars.reading.freed' : 'calendars.reading.held', { ranges: ranges.join('; ') })}`}
      </p>
      {ranges.length > 0 && !isFreed && (
        <TextButton
          icon={CalendarCheck}
          isBusy={isMutating}
          aria-describedby={id}
          onClick={() => void trigger({ key })}
        >
          {t('calendars.reading.free')}
        </TextButton>
      )}
    </li>
  );
};
