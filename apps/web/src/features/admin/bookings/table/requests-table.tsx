import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../shared/ui/class-names';
import type { RequestHandlers } from '../request-actions';
import type { RequestRow } from '../request-rows';
import { columns } from './columns';
import { TableRow } from './table-row';

interface RequestsTableProps extends RequestHandlers {
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
