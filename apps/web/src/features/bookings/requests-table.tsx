import { useTranslation } from 'react-i18next';
import { RequestActions, type RequestHandlers } from '@web/panel/requests/decisions/request-actions';
import { Contact, Message, StayMarker, UnconfirmedMarker } from '@web/panel/requests/request-details';
import { useHistoryDisclosure } from '@web/panel/requests/request-history';
import { useRowTexts, type RequestRow } from '@web/panel/requests/request-rows';
import { GuestsAndPrice } from '@web/shared/booking/guests-and-price';
import { StatusBadge } from '@web/shared/booking/status-badge';
import { classNames } from '@web/shared/ui/class-names';
import { PaymentSummary, type PaymentHandlers } from './payments/payment-summary';

/**
 * Actions, guest, dates, status, message, requested. Narrow tables have four columns and the last two in a second line.
 */
const columns =
  'grid grid-cols-[9.5rem_1.06fr_1fr_7.75rem] gap-y-2 lg:grid-cols-[16rem_1fr_1fr_7.75rem] xl:grid-cols-[16rem_14.5rem_14rem_9rem_1fr_6rem]';

interface RequestsTableProps extends RequestHandlers, PaymentHandlers {
  rows: RequestRow[];
}

const heads = ['actions', 'guest', 'dates', 'status', 'message', 'requested'] as const;

/** The requests side by side. Laid out as a grid, which takes the roles from the elements, so they are given back. */
export const RequestsTable = ({ rows, ...handlers }: RequestsTableProps) => {
  const { t } = useTranslation('admin');
  return (
    <table role="table" aria-label={t('tabs.bookings')} className="block text-note">
      <thead role="rowgroup" className="block">
        <tr role="row" className={classNames(columns, 'px-4 pt-3.5 pb-3.25 text-head lg:px-6 text-ink-2')}>
          {heads.map((head) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={classNames(
                'text-left font-semibold',
                (head === 'message' || head === 'requested') && 'sr-only xl:not-sr-only',
              )}
            >
              {t(`bookings.columns.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {rows.map((row) => (
          <TableRow key={row.request.id} row={row} {...handlers} />
        ))}
      </tbody>
    </table>
  );
};

interface TableRowProps extends RequestHandlers, PaymentHandlers {
  row: RequestRow;
}

// A single line is centred on the first two lines of its neighbours, which are 40 pixels high.
const singleLine = 'flex min-h-10 items-center';
const singleLineOfWide = 'xl:flex xl:min-h-10 xl:items-center';

const nameLook = ({ request, isPast }: RequestRow) => {
  if (isPast) return 'font-medium';
  return request.name.trim() ? 'font-semibold' : 'text-ink-2';
};

const TableRow = ({ row, ...handlers }: TableRowProps) => {
  const { t } = useTranslation('admin');
  const { request, isPast } = row;
  const texts = useRowTexts(row);
  const history = useHistoryDisclosure(request);
  return (
    <tr
      role="row"
      className={classNames(
        columns,
        'items-start border-t border-line py-4 pr-4 last:rounded-b-[1.1875rem] lg:pr-6',
        texts.overlaps.length > 0 ? 'border-l-3 border-l-taken bg-taken-row pl-3.25 lg:pl-5.25' : 'pl-4 lg:pl-6',
        isPast && 'bg-sunken/50 text-ink-3',
      )}
    >
      <td role="cell" className={classNames(singleLine, 'row-span-2 xl:row-span-1')}>
        <RequestActions row={row} size="small" onCancel={handlers.onCancel} />
      </td>
      <td role="cell" className="pr-2 wrap-anywhere lg:pr-4 xl:pr-6">
        <p className={classNames('text-label', nameLook(row))}>{texts.name}</p>
        <Contact request={request} className={isPast ? '' : 'text-ink-2'} />
        <UnconfirmedMarker row={row} />
      </td>
      <td role="cell" className="pr-1 lg:pr-4">
        <p className="font-medium text-balance tabular-nums lg:text-label">{texts.shortRange}</p>
        <p className={isPast ? '' : 'text-ink-2'}>{texts.days}</p>
        <StayMarker isPast={isPast} overlaps={texts.overlaps} brokenLimit={texts.brokenLimit} />
      </td>
      <td role="cell" className={singleLine}>
        <StatusBadge status={request.status} isPast={isPast} />
      </td>
      <td
        role="cell"
        className={classNames(singleLineOfWide, 'col-span-2 col-start-2 pr-4 xl:col-span-1 xl:col-start-auto')}
      >
        <div className="grid justify-items-start gap-3">
          <Message text={request.message} />
          <GuestsAndPrice stay={request} />
          <PaymentSummary request={request} {...handlers} />
          {history.button}
        </div>
      </td>
      <td role="cell" className={classNames(singleLineOfWide, 'tabular-nums')}>
        <p>
          <span className="block text-ink-2 xl:hidden">{t('bookings.columns.requested')}</span>
          {texts.requestedOn}
        </p>
      </td>
      {history.list && (
        <td role="cell" className="col-span-full mt-2">
          {history.list}
        </td>
      )}
    </tr>
  );
};
