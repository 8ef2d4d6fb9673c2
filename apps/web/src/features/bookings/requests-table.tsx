import { creationOf } from '@hearthstay/stay';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestActions, type RequestHandlers } from '@web/panel/requests/decisions/request-actions';
import { EmailAddress, Message, StayMarker } from '@web/panel/requests/request-details';
import { useRowTexts, type RequestRow } from '@web/panel/requests/request-rows';
import { StatusBadge } from '@web/shared/booking/status-badge';
import { UnreadBadge } from '@web/shared/thread/unread-badge';
import { classNames } from '@web/shared/ui/class-names';
import { BookingLink, openRow, useBookingLinks } from './booking-link';
import { StatusLine } from './status-line';

/**
 * Actions, guest, dates, status, message, requested. Narrow tables have four columns, with the last two in a second
 * line. Six columns are narrower beside the page of a booking.
 */
const columns =
  'grid grid-cols-[13.25rem_1fr_1fr_9rem] gap-y-2 [.beside_&]:max-[96rem]:gap-y-0 [.beside_&]:min-[96rem]:@max-[70rem]:grid-cols-[13.25rem_1fr_1.1fr_9.25rem_0.75fr_4.25rem] @min-[70rem]:grid-cols-[16rem_14rem_14rem_11rem_1fr_6rem]';

interface RequestsTableProps extends RequestHandlers {
  rows: RequestRow[];
}

const heads = ['actions', 'guest', 'dates', 'status', 'message', 'requested'] as const;

/** The requests as a table. The grid layout removes the roles of the table's elements, so they are set again. */
export const RequestsTable = ({ rows, ...handlers }: RequestsTableProps) => {
  const { t } = useTranslation('admin');
  const { chosen, addressOf, openLink } = useBookingLinks();
  return (
    <table role="table" aria-label={t('tabs.bookings')} onClick={openLink} className="@container block text-note">
      <thead role="rowgroup" className="block">
        <tr role="row" className={classNames(columns, 'px-4 pt-3.5 pb-3.25 text-head text-ink-2 @min-[56rem]:px-6')}>
          {heads.map((head) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={classNames(
                'text-left font-semibold',
                (head === 'message' || head === 'requested') && 'sr-only six:not-sr-only',
              )}
            >
              {t(`bookings.columns.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {rows.map((row) => (
          <TableRow
            key={row.request.id}
            row={row}
            address={addressOf(row.request.id)}
            isOpened={row.request.id === chosen}
            {...handlers}
          />
        ))}
      </tbody>
    </table>
  );
};

interface TableRowProps extends RequestHandlers {
  row: RequestRow;
  /** Of the page of the booking. */
  address: string;
  isOpened: boolean;
}

// Centres a single line on the first two lines of the other cells, which are 40 pixels high.
const singleLine = 'flex min-h-10 items-center';
const singleLineOfWide = 'six:flex six:min-h-10 six:items-center';

/** Beside the page of a booking, these columns may not fit; the page shows their texts. */
const foldsAway = '[.beside_&]:max-[96rem]:hidden';

const nameLook = ({ request, isPast }: RequestRow) => {
  if (isPast) return 'font-medium';
  return request.name.trim() ? 'font-semibold' : 'text-ink-2';
};

const rowLook = ({ isPast, overlaps, calendars }: RequestRow, isOpened: boolean) => {
  if (isOpened) return 'border-l-pine bg-pine-soft';
  if (overlaps.length + calendars.length > 0) return 'border-l-taken bg-taken-row';
  return isPast ? 'border-l-transparent bg-sunken/50 text-ink-3' : 'border-l-transparent';
};

/** One line of a cell, of which a print shows all. */
const oneLine = 'truncate [&_wbr]:hidden print:whitespace-normal';

/** Up to two facts in small print, which together with the badge are as high as the two lines of the other cells. */
const statusCell =
  '-my-2 grid min-h-14 content-center justify-items-start [&_p]:my-0 [&_p]:text-head [&_p_svg]:mt-0 @max-[70rem]:[&_p_svg]:hidden';

/**
 * Rows outside the window are neither laid out nor painted, which would take long when the page of a booking narrows a
 * list of hundreds. The reason why a request cannot be approved exceeds its row, which must not cut it off.
 */
const skipsOutside = ({ hasConflict }: RequestRow) =>
  !hasConflict && '[contain-intrinsic-height:auto_2.5rem] [content-visibility:auto]';

/** Rendered again only when it changes itself: opening a booking would take long beside a list of hundreds. */
const TableRow = memo(({ row, address, isOpened, onCancel }: TableRowProps) => {
  const { t } = useTranslation('admin');
  const { request, isPast } = row;
  const texts = useRowTexts(row);
  const creation = creationOf(request);
  return (
    <tr
      role="row"
      onClick={openRow}
      className={classNames(
        columns,
        'cursor-pointer items-start border-t border-l-3 border-line py-4 pr-4 pl-3.25 last:rounded-b-[1.1875rem] @min-[56rem]:pr-6 @min-[56rem]:pl-5.25',
        rowLook(row, isOpened),
        'aria-busy:bg-sunken',
        skipsOutside(row),
      )}
    >
      <td
        role="cell"
        className={classNames(singleLine, 'row-span-2 six:row-span-1 @max-[70rem]:[&_.button-small>svg]:hidden')}
      >
        <RequestActions row={row} size="small" isTinted onCancel={onCancel} />
      </td>
      <td role="cell" className="min-w-0 pr-2 @min-[56rem]:pr-4 @min-[70rem]:pr-6">
        <p className={classNames('flex items-center gap-2 text-label', nameLook(row))}>
          <BookingLink id={request.id} address={address} isOpened={isOpened} className={oneLine}>
            {texts.name}
          </BookingLink>
          <UnreadBadge count={request.unreadMessages} isShort className="shrink-0" />
        </p>
        <p className={classNames(oneLine, !isPast && 'text-ink-2')}>
          <EmailAddress request={request} />
        </p>
      </td>
      <td role="cell" className="min-w-0 pr-1 @min-[56rem]:pr-4">
        <p className="font-medium text-balance tabular-nums @min-[56rem]:text-label">{texts.shortRange}</p>
        <div className="flex gap-x-2 [&_p]:my-0 [&_p]:min-w-0 [&_p_span]:truncate print:[&_p_span]:whitespace-normal">
          <p className={classNames(texts.overlaps.length > 0 ? 'sr-only' : 'shrink-0', !isPast && 'text-ink-2')}>
            {texts.days}
          </p>
          <StayMarker
            isPast={isPast}
            overlaps={texts.overlaps}
            brokenLimit={texts.overlaps.length > 0 ? null : texts.brokenLimit}
          />
        </div>
      </td>
      <td role="cell" className={statusCell}>
        <StatusBadge status={request.status} isPast={isPast} />
        <StatusLine row={row} />
      </td>
      <td
        role="cell"
        className={classNames(
          singleLineOfWide,
          foldsAway,
          'col-span-2 col-start-2 pr-4 six:col-span-1 six:col-start-auto',
        )}
      >
        <Message text={request.message} />
      </td>
      <td role="cell" className={classNames(singleLineOfWide, foldsAway, 'tabular-nums')}>
        <p>
          <span className={classNames('block text-ink-2', creation === 'requested' && 'six:hidden')}>
            {t(`bookings.columns.${creation}`)}
          </span>
          {texts.createdOn}
        </p>
      </td>
    </tr>
  );
});
