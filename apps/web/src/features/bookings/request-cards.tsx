import { CalendarDays, MessageSquare } from 'lucide-react';
import { RequestActions, type RequestHandlers } from '@web/panel/requests/decisions/request-actions';
import { Contact, Message, StayMarker } from '@web/panel/requests/request-details';
import { useRowTexts, type RequestRow } from '@web/panel/requests/request-rows';
import { StatusBadge } from '@web/shared/booking/status-badge';
import { UnreadBadge } from '@web/shared/thread/unread-badge';
import { Card } from '@web/shared/ui/card';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { BookingLink, useBookingLinks } from './booking-link';
import { StatusLine } from './status-line';

interface RequestCardsProps extends RequestHandlers {
  rows: RequestRow[];
}

/** The requests as a list of cards. */
export const RequestCards = ({ rows, ...handlers }: RequestCardsProps) => {
  const { addressOf, openLink } = useBookingLinks();
  return (
    <ul onClick={openLink} className="grid gap-3">
      {rows.map((row) => (
        <li key={row.request.id} className="group">
          <RequestCard row={row} address={addressOf(row.request.id)} {...handlers} />
        </li>
      ))}
    </ul>
  );
};

interface RequestCardProps extends RequestHandlers {
  row: RequestRow;
  /** Of the page of the booking. */
  address: string;
}

/** A request on a narrow screen, with the texts of a table row below each other. */
const RequestCard = ({ row, address, ...handlers }: RequestCardProps) => {
  const { request, isPast } = row;
  const texts = useRowTexts(row);
  return (
    <Card
      className={classNames(
        'grid gap-4 p-4',
        'group-aria-busy:bg-sunken',
        texts.overlaps.length > 0 && 'border-l-3 border-taken/55 border-l-taken bg-taken-row pl-3.5',
        isPast && 'bg-sunken/50 text-ink-3',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusBadge status={request.status} isPast={isPast} />
        <span className="text-note text-ink-2 tabular-nums">{texts.creation}</span>
      </div>
      <div className="wrap-anywhere">
        <h2 className={classNames('text-section', request.name.trim() ? 'font-semibold' : 'font-normal text-ink-2')}>
          <BookingLink id={request.id} address={address}>
            {texts.name}
          </BookingLink>
          <UnreadBadge count={request.unreadMessages} isShort className="ml-2" />
        </h2>
        <Contact request={request} className="mt-0.5 text-note text-ink-2" />
        <StatusLine row={row} />
      </div>
      <div className="flex gap-3">
        <Icon of={CalendarDays} className="mt-0.5 text-ink-2" />
        <div className="min-w-0">
          <p className="text-body font-semibold text-balance tabular-nums">{texts.range}</p>
          <p className="mt-1 text-note text-ink-2">{texts.days}</p>
          <StayMarker isPast={isPast} overlaps={texts.overlaps} brokenLimit={texts.brokenLimit} />
        </div>
      </div>
      <div className="mt-1 flex gap-3 text-note">
        <Icon of={MessageSquare} className="text-ink-2" />
        <Message text={request.message} />
      </div>
      <RequestActions row={row} size="medium" isTinted onCancel={handlers.onCancel} />
    </Card>
  );
};
