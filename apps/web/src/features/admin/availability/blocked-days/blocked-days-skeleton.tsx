import { Skeleton, SkeletonBar } from '../../../../shared/ui/skeleton';
import { Rows } from '../../rows/rows';

const rows = [1, 2, 3];

/** The shape of the blocked days that are on their way. */
export const BlockedDaysSkeleton = () => (
  <Skeleton>
    <div className="px-4 pt-5 pb-4 xs:px-6 xs:pb-6 lg:px-8 lg:pb-8">
      <SkeletonBar className="mb-3 h-4 w-28" />
      <Rows>
        {rows.map((row) => (
          <li key={row} className="flex min-h-14 items-center justify-between gap-4 px-4">
            <SkeletonBar className="h-4 w-44" />
            <SkeletonBar className="h-9 w-26" />
          </li>
        ))}
      </Rows>
    </div>
  </Skeleton>
);
