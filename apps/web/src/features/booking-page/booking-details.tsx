import { formatRange, isActive, nightsOf, rangeOf } from '@hearthstay/stay';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from '@web/panel/availability/day-strip';
import { openProposalOf } from '@web/panel/requests/proposals/open-proposal';
import { StayMarker, UnconfirmedMarker } from '@web/panel/requests/request-details';
import { useHistoryDisclosure } from '@web/panel/requests/request-history';
import { useRowTexts, type RequestRow } from '@web/panel/requests/request-rows';
import { StatusBadge } from '@web/shared/booking/status-badge';
import { useLocale } from '@web/shared/i18n/language';
import { useStayLength, useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { TextButton } from '@web/shared/ui/button';
import { BookingActions } from './booking-actions';
import { CancellationWish } from './cancellation-wish/cancellation-wish';
import { ConversationSection } from './conversation-section';
import { EmailsSection } from './emails-section';
import { GuestSection } from './guest-section';
import { NextSentence } from './next-sentence';
import { PriceSection } from './price-section';
import { OpenProposalSection } from './proposal/open-proposal-section';
import { Section } from './section';

export type BookingDialog = 'cancel' | 'price' | 'payments' | 'edit' | 'move' | 'offer';

interface BookingDetailsProps {
  row: RequestRow;
  onOpen: (dialog: BookingDialog) => void;
}

/** The details of a booking and its actions, the most urgent first. */
export const BookingDetails = ({ row, onOpen }: BookingDetailsProps) => {
  const { t } = useTranslation('admin');
  const { request } = row;
  const edit = () => onOpen('edit');
  return (
    <>
      <BookingHeader row={row} />
      <NextSentence row={row} />
      <OpenProposalSection row={row} />
      <CancellationWish row={row} />
      <StaySection row={row} />
      <BookingActions
        row={row}
        onCancel={() => onOpen('cancel')}
        onMove={() => onOpen('move')}
        onOffer={() => onOpen('offer')}
      />
      <GuestSection request={request} onEdit={edit} />
      {request.message && (
        <Section title={t('bookingPage.message')}>
          <p className="text-label whitespace-pre-line wrap-anywhere">{request.message}</p>
        </Section>
      )}
      <PriceSection request={request} onChangePrice={() => onOpen('price')} onShowPayments={() => onOpen('payments')} />
      <ConversationSection request={request} />
      <EmailsSection request={request} />
      <Section
        title={t('bookingPage.note')}
        action={
          <TextButton icon={Pencil} aria-label={t('bookingPage.editNote')} onClick={edit}>
            {t('bookingPage.edit')}
          </TextButton>
        }
      >
        <p className="text-label whitespace-pre-line wrap-anywhere">
          {request.privateNote ?? <span className="text-ink-2">{t('bookingPage.noNote')}</span>}
        </p>
        <p className="mt-1 text-note text-ink-2">{t('bookingPage.noteHint')}</p>
      </Section>
      <HistorySection row={row} />
    </>
  );
};

/** The guest and the status of the booking. The heading takes the focus when the page opens. */
const BookingHeader = ({ row: { request, isPast, ...row } }: { row: RequestRow }) => {
  const { t } = useTranslation('admin');
  const { name } = useRowTexts({ request, isPast, ...row });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { payment, cancellationReason } = request;
  return (
    <header className="grid gap-2">
      <div className="flex min-h-7 flex-wrap items-center gap-3 pr-11">
        <StatusBadge status={request.status} isPast={isPast} />
        {payment && <span className="text-note text-ink-2 tabular-nums">{payment.reference}</span>}
      </div>
      <h2 ref={heading} tabIndex={-1} className="title-panel wrap-anywhere">
        {name}
      </h2>
      {cancellationReason && (
        <p className="text-note wrap-anywhere text-ink-2">{t('bookingPage.reason', { reason: cancellationReason })}</p>
      )}
    </header>
  );
};

const StaySection = ({ row }: { row: RequestRow }) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const unit = useStayUnit();
  const lengthOf = useStayLength();
  const today = useToday();
  const { name, overlaps, brokenLimit, requestedOn } = useRowTexts(row);
  const { request } = row;
  const range = rangeOf(request);
  const proposal = openProposalOf(request, today);
  const nights = unit === 'days' && range.start !== range.end ? t('common:nights', { count: nightsOf(range) }) : null;
  return (
    <Section title={t('bookingPage.days')}>
      <p className="title-date tabular-nums">{formatRange(range, locale)}</p>
      <p className="mt-1 text-note text-ink-2">{[lengthOf(range), nights].filter(Boolean).join(', ')}</p>
      {isActive(request, today) && !proposal && (
        <DayStrip stay={{ requestId: request.id, present: { ...range, status: request.status } }} name={name} />
      )}
      <StayMarker isPast={row.isPast} overlaps={overlaps} brokenLimit={brokenLimit} />
      <UnconfirmedMarker row={row} />
      <p className="mt-1 text-note text-ink-2">{t('bookings.requestedOn', { day: requestedOn })}</p>
    </Section>
  );
};

const HistorySection = ({ row: { request } }: { row: RequestRow }) => {
  const { button, list } = useHistoryDisclosure(request);
  return (
    <div className="booking-section print:hidden">
      {button}
      {list}
    </div>
  );
};
