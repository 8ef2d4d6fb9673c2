import { weekdayNames } from '@hearthstay/stay';
import { useLocale } from '@web/shared/i18n/language';

/** The first row of a grid of days, which names the columns. */
export const WeekdayRow = ({ className }: { className: string }) => {
  const locale = useLocale();
  const longNames = weekdayNames(locale, 'long');
  return (
    <div role="row" className={className}>
      {weekdayNames(locale, 'short').map((name, index) => (
        <span key={name} role="columnheader" aria-label={longNames[index]} className="weekday">
          {name}
        </span>
      ))}
    </div>
  );
};
