import { Skeleton, SkeletonBar } from '../../../../shared/ui/skeleton';

const rows = [1, 2, 3, 4];

/** The shape of the guests that are on their way. */
export const StatisticsSkeleton = () => (
  <Skeleton>
    <div className="flex min-h-16 items-center gap-4 px-4 xs:px-6">
      <SkeletonBar className="h-6 w-28" />
      <SkeletonBar className="ml-auto h-4 w-16" />
    </div>
    {rows.map((row) => (
      <div key={row} className="flex items-center gap-8 border-t border-line px-4 py-3 xs:pr-6 xs:pl-14">
        <div className="grid flex-1 gap-2">
          <SkeletonBar className="h-4 w-34" />
          <SkeletonBar className="h-3 w-44" />
        </div>
        <SkeletonBar className="h-2 w-80 max-md:hidden" />
        <SkeletonBar className="h-4 w-14" />
      </div>
    ))}
  </Skeleton>
);
