import type { AvailabilityEntry, HolidaysView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOfEntry } from '@web/panel/availability/entry-look';
import { HolidayKey } from '@web/shared/holidays/holiday-key';
import { Icon } from '@web/shared/ui/icon';
import { holderOf, useHolderTexts, type HolderBar } from './holders';

const example = { from: parseDay('2026-01-01'), to: parseDay('2026-01-01'), label: '' };
const states: AvailabilityEntry[] = [
  { ...example, kind: 'request', id: 'pending', status: 'pending' },
  { ...example, kind: 'request', id: 'approved', status: 'approved' },
  { ...example, kind: 'request', id: 'confirmed', status: 'confirmed' },
  { ...example, kind: 'block', id: 'block' },
];

interface CalendarLegendProps {
  bars: readonly HolderBar[];
  holidays: HolidaysView | undefined;
}

/** The meaning of the bars' styles and of the marks, with the offers and calendars that are shown. */
export const CalendarLegend = memo(({ bars, holidays }: CalendarLegendProps) => {
  const { t } = useTranslation('admin');
  const { nameOf, stateIn } = useHolderTexts();
  const feeds = new Map(
    bars.flatMap(({ source: { entry } }) => (entry.kind === 'feed' ? [[entry.id, entry] as const] : [])),
  );
  const hasOffers = bars.some(({ source }) => source.entry.kind === 'offer');
  return (
    <ul aria-label={t('ownerCalendar.legend')} className="owner-legend">
      {[...states, ...feeds.values()].map(holderOf).map((holder) => (
        <li key={holder.key}>
          <span aria-hidden {...lookOfEntry(holder.entry)} className="owner-bar owner-sample" data-starts data-ends />
          {holder.entry.kind === 'feed' ? nameOf(holder) : stateIn(holder)}
        </li>
      ))}
      {hasOffers && (
        <li>
          <span aria-hidden data-look="offered" className="owner-bar owner-sample" data-starts data-ends />
          {t('ownerCalendar.yourOffer')}
        </li>
      )}
      <li>
        <Icon of={TriangleAlert} size={14} className="text-taken-ink" />
        {t('ownerCalendar.conflict')}
      </li>
      {holidays && <HolidayKey holidays={holidays} />}
    </ul>
  );
});
