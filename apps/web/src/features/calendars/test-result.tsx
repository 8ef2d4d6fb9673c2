import type { CalendarTest } from '@hearthstay/contracts';
import { addDays, formatRange } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';

/** The number of ranges that are listed; the others are counted. */
const namedRanges = 5;

/** The days that a calendar would block, and the events that would be left out. */
export const TestResult = ({ result: { days, ranges, leftOut, warnings } }: { result: CalendarTest }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const named = ranges.slice(0, namedRanges);
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{t('calendars.nights', { count: days })}</p>
      {named.length > 0 && (
        <ul className="list-disc pl-5">
          {named.map(({ from, to }) => (
            <li key={from}>{formatRange({ start: from, end: addDays(to, -1) }, locale)}</li>
          ))}
        </ul>
      )}
      {ranges.length > named.length && <p>{t('calendars.moreRanges', { count: ranges.length - named.length })}</p>}
      {[...leftOut, ...warnings].map(({ reason, count }) => (
        <p key={reason} className="text-note text-ink-2">
          {t(`calendars.remarks.${reason}`, { count })}
        </p>
      ))}
    </div>
  );
};
