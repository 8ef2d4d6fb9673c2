import { Skeleton, SkeletonBar } from '../../../shared/ui/skeleton';
import { Rows } from './rows';

const rows = [1, 2];

/** The shape of two-line rows that are on their way. */
export const RowsSkeleton = () => (
  <Skeleton>
    <Rows>
      {rows.map((row) => (
        <li key={row} className="grid gap-2 px-4 py-3.5">
          <SkeletonBar className="h-4 w-56" />
          <SkeletonBar className="h-3 w-32" />
        </li>
      ))}
    </Rows>
  </Skeleton>
);
