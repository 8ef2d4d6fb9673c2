import type { AvailabilityEntry } from '@hearthstay/contracts';
import { dayStrip, formatRangeForTable, formatStripDay, type StripSource, type StripStay } from '@hearthstay/stay';
import type { PageProps } from './page-props';
import { lanesShown } from './strip-style';

/** The days around a stay, with who else has or wants them. Only a picture of what words say beside it. */
export const DaysStrip = ({ stay, request, entries, unit, locale, t }: PageProps & { stay: StripStay }) => {
  const { days, segments } = dayStrip(stay, entries, unit);
  const labelOf = ({ role, entry, start, end }: StripSource<AvailabilityEntry>) => {
    if (entry) return entry.label.trim() || t(entry.kind === 'block' ? 'strip.blocked' : 'strip.unknown');
    if (!stay.present || !stay.asked) return request.name;
    return t(`strip.${role === 'present' ? 'now' : 'asked'}`, { range: formatRangeForTable({ start, end }, locale) });
  };
  return (
    <div aria-hidden className={`strip n${days.length}`}>
      {days.map(({ day, mark }) => {
        const { weekday, number } = formatStripDay(day, locale);
        return (
          <span key={day} className={mark ? `is-${mark}` : undefined}>
            {weekday} <b>{number}</b>
          </span>
        );
      })}
      {segments
        .filter(({ bar }) => bar.lane < lanesShown)
        .map(({ bar, from, to }, index) => (
          <span key={index} className={`bar ${bar.source.state} f${from} t${to} l${bar.lane + 1}`}>
            {labelOf(bar.source)}
          </span>
        ))}
    </div>
  );
};
