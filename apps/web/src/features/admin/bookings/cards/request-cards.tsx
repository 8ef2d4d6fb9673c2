import type { RequestHandlers } from '../request-actions';
import type { RequestRow } from '../request-rows';
import { RequestCard } from './request-card';

interface RequestCardsProps extends RequestHandlers {
  rows: RequestRow[];
}

/** The requests one under the other. */
export const RequestCards = ({ rows, ...handlers }: RequestCardsProps) => (
  <ul className="grid gap-3">
    {rows.map((row) => (
      <li key={row.request.id}>
        <RequestCard row={row} {...handlers} />
      </li>
    ))}
  </ul>
);
