import type { CalendarView } from '@hearthstay/contracts';
import { addDays, formatRange } from '@hearthstay/stay';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { listFormat } from '@web/shared/i18n/list-format';
import { Note } from '@web/shared/ui/note';

/**
 * The nights of a calendar that bookings or other calendars occupy, too. Linked platforms may list the same booking, so
 * only nights that are booked here are called booked twice.
 */
export const ConflictNotes = ({ calendar: { name, conflicts } }: { calendar: CalendarView }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const rangesOf = (chosen: CalendarView['conflicts'], alsoHeldBy: readonly string[]): string =>
    chosen
      .map(({ from, to, with: others }) => {
        const names = [...alsoHeldBy, ...others].map((each) => each.trim() || t('bookings.unknown'));
        return t('calendars.conflict', {
          days: formatRange({ start: from, end: addDays(to, -1) }, locale),
          names: listFormat(locale).format(names),
        });
      })
      .join('; ');
  const withBookings = conflicts.filter(({ betweenCalendars }) => !betweenCalendars);
  const betweenCalendars = conflicts.filter((conflict) => conflict.betweenCalendars);
  return (
    <>
      {withBookings.length > 0 && (
        <Note icon={TriangleAlert} tone="warning">
          {t('calendars.conflicts', { ranges: rangesOf(withBookings, []) })}
        </Note>
      )}
      {betweenCalendars.length > 0 && (
        <Note icon={TriangleAlert} tone="warning">
          {t('calendars.sharedNights', { ranges: rangesOf(betweenCalendars, [name]) })}
        </Note>
      )}
    </>
  );
};
