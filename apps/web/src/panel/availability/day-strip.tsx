import type { AvailabilityEntry } from '@hearthstay/contracts';
import {
  dayStrip,
  formatRangeForTable,
  formatStripDay,
  type BarSegment,
  type StripSource,
  type StripStay,
} from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { lookOfEntry } from './entry-look';
import { nameOfEntry } from './entry-name';
import { useEntries } from './use-entries';
import './day-strip.css';

interface DayStripProps {
  stay: StripStay;
  /** The label of a stay without a proposal. */
  name: string;
  /** The label of the proposed stay, below the present one. */
  askedAs?: string;
}

/**
 * The days around a stay, with all entries on them. Hidden from screen readers, because the text beside it says the
 * same.
 */
export const DayStrip = ({ stay, name, askedAs }: DayStripProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const unit = useStayUnit();
  const earliest = [stay.present, stay.asked].flatMap((range) => range?.start ?? []).sort()[0] ?? today;
  const strip = dayStrip(stay, useEntries(earliest) ?? [], unit);
  const labelOf = ({ role, entry, start, end }: StripSource<AvailabilityEntry>) => {
    if (entry) return nameOfEntry(entry, t);
    if (!stay.present || !stay.asked) return name;
    const what = role === 'present' ? t('dayStrip.now') : (askedAs ?? name);
    return t('dayStrip.stay', { what, range: formatRangeForTable({ start, end }, locale, today) });
  };
  return (
    <div
      aria-hidden
      className="day-strip"
      style={{ gridTemplateColumns: `repeat(${strip.days.length * 2}, minmax(0, 1fr))` }}
    >
      {strip.days.map(({ day, mark }) => {
        const { weekday, number } = formatStripDay(day, locale);
        return (
          <span key={day} data-mark={mark ?? undefined} className="strip-day">
            {weekday}
            <span className="strip-number">{number}</span>
          </span>
        );
      })}
      {strip.segments.map((segment, index) => (
        <StripBar key={index} segment={segment} label={labelOf(segment.bar.source)} />
      ))}
    </div>
  );
};

interface StripBarProps {
  segment: BarSegment<StripSource<AvailabilityEntry>>;
  label: string;
}

const StripBar = ({ segment: { bar, from, to, startsBar, endsBar }, label }: StripBarProps) => {
  const { state, entry } = bar.source;
  const { style, ...look } = entry ? lookOfEntry(entry) : { style: undefined, 'data-look': state };
  return (
    <span
      {...look}
      data-starts={startsBar || undefined}
      data-ends={endsBar || undefined}
      title={label}
      style={{ ...style, gridColumn: `${from} / ${to}`, gridRow: bar.lane + 2 }}
      className="owner-bar"
    >
      {label}
    </span>
  );
};
