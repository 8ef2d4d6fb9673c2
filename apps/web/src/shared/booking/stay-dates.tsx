import { formatDay, type Day } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { classNames } from '@web/shared/ui/class-names';

interface StayDatesProps {
  start: Day;
  /** `null` while only the first day is chosen. */
  end: Day | null;
}

const Dot = ({ isHollow = false }: { isHollow?: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      'z-10 size-3 shrink-0 rounded-full border-2',
      isHollow ? 'border-pine-line bg-surface' : 'border-pine bg-pine',
    )}
  />
);

/** Arrival and departure, with two dots joined by a line at the left. */
export const StayDates = ({ start, end }: StayDatesProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <dl className="relative grid gap-4 before:absolute before:inset-y-3.5 before:left-1.75 before:w-0.5 before:bg-pine-line">
      <div className="flex items-center pl-0.5">
        <Dot />
        <dt className="ml-3.5 text-note text-ink-2">{t('arrive')}</dt>
        <dd className="ml-auto pl-3 text-right title-date">{formatDay(start, locale)}</dd>
      </div>
      <div className="flex items-center pl-0.5">
        <Dot isHollow={end === null} />
        <dt className="ml-3.5 text-note text-ink-2">{t('leave')}</dt>
        {end === null ? (
          <dd className="ml-auto pl-3 text-label/7 text-ink-2">{t('sameDay')}</dd>
        ) : (
          <dd className="ml-auto pl-3 text-right title-date">{formatDay(end, locale)}</dd>
        )}
      </div>
    </dl>
  );
};
