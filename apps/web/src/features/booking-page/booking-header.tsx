import { formatRange, rangeOf } from '@hearthstay/stay';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowTexts, type RequestRow } from '@web/panel/requests/request-rows';
import { useGuestsText } from '@web/shared/booking/guests-and-price';
import { StatusBadge } from '@web/shared/booking/status-badge';
import { useLocale } from '@web/shared/i18n/language';
import { useStayLength } from '@web/shared/settings/use-stay-unit';

interface BookingHeaderProps {
  row: RequestRow;
  /** Whether it contains the days and when they were requested, which a phone shows below. */
  hasStay: boolean;
  /** Buttons at the right of the badge. */
  corner?: ReactNode;
  /** Buttons at the right of the name. */
  children?: ReactNode;
}

/** The guest and the status of the booking. The heading takes the focus when the page opens. */
export const BookingHeader = ({ row, hasStay, corner, children }: BookingHeaderProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const lengthOf = useStayLength();
  const guestsText = useGuestsText();
  const { name, creation } = useRowTexts(row);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { request, isPast } = row;
  const { payment, cancellationReason, status } = request;
  const range = rangeOf(request);
  const stay = [formatRange(range, locale), lengthOf(range), guestsText(request)].filter(Boolean).join(' · ');
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex min-h-7 items-center gap-3">
          <StatusBadge status={status} isPast={isPast} />
          {payment && <span className="text-note text-ink-2 tabular-nums max-md:ml-auto">{payment.reference}</span>}
          {corner && <div className="-my-2 -mr-2 ml-auto flex">{corner}</div>}
        </div>
        <h2 ref={heading} tabIndex={-1} className="title-panel wrap-anywhere">
          {name}
        </h2>
        {hasStay && (
          <p className="text-note text-ink-2 tabular-nums">
            {stay} · {creation}
          </p>
        )}
        {cancellationReason && (
          <p className="text-note wrap-anywhere text-ink-2">
            {t('bookingPage.reason', { reason: cancellationReason })}
          </p>
        )}
      </div>
      {children}
    </header>
  );
};
