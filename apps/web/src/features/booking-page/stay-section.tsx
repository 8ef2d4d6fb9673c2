import { formatRange, isActive, nightsOf, rangeOf } from '@hearthstay/stay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '@web/panel/availability/day-strip';
import { StayMarker, UnconfirmedMarker } from '@web/panel/requests/request-details';
import { useRowTexts, type RequestRow } from '@web/panel/requests/request-rows';
import { useIsWide } from '@web/panel/use-is-wide';
import { useGuestsText } from '@web/shared/booking/guests-and-price';
import { useLocale } from '@web/shared/i18n/language';
import { useStayLength, useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';

interface StaySectionProps {
  row: RequestRow;
  /** Whether the strip and the conflicts are shown above, beside a decision or a proposal. */
  isShownAbove: boolean;
  /** Buttons that change the days. */
  children?: ReactNode;
}

/** The days of the stay, with a strip of the days around them; on a phone, also when it was requested. */
export const StaySection = ({ row, isShownAbove, children }: StaySectionProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const today = useToday();
  const unit = useStayUnit();
  const isWide = useIsWide();
  const lengthOf = useStayLength();
  const guests = useGuestsText()(row.request);
  const { name, overlaps, brokenLimit, creation } = useRowTexts(row);
  const { request } = row;
  const range = rangeOf(request);
  const nights = unit === 'days' && range.start !== range.end ? t('common:nights', { count: nightsOf(range) }) : null;
  return (
    <section aria-label={t('bookingPage.days')} className="booking-section">
      <h3 className="title-date mt-2 tabular-nums">{formatRange(range, locale)}</h3>
      <p className="mt-1 text-note text-ink-2">{[lengthOf(range), nights].filter(Boolean).join(', ')}</p>
      {guests !== null && <p className="text-note text-ink-2">{guests}</p>}
      {isActive(request, today) && !isShownAbove && (
        <DayStrip stay={{ requestId: request.id, present: { ...range, status: request.status } }} name={name} />
      )}
      {!isShownAbove && <StayMarker isPast={row.isPast} overlaps={overlaps} brokenLimit={brokenLimit} />}
      <UnconfirmedMarker row={row} />
      {!isWide && <p className="mt-1 text-note text-ink-2">{creation}</p>}
      {children}
    </section>
  );
};
