import { Skeleton, SkeletonBar } from '../../../shared/ui/skeleton';

const rows = [1, 2, 3, 4];

/** The shape of the requests that are on their way. */
export const BookingsSkeleton = () => (
  <Skeleton>
    {rows.map((row) => (
      <div key={row} className="flex gap-8 border-line p-4 not-first:border-t md:px-6">
        <div className="flex gap-2 max-md:hidden">
          <SkeletonBar className="h-9 w-29" />
          <SkeletonBar className="h-9 w-26" />
        </div>
        <div className="grid flex-1 content-center gap-2">
          <SkeletonBar className="h-4 w-34" />
          <SkeletonBar className="h-3 w-44" />
        </div>
        <div className="grid flex-1 content-center gap-2 max-md:hidden">
          <SkeletonBar className="h-4 w-38" />
          <SkeletonBar className="h-3 w-19" />
        </div>
        <SkeletonBar className="h-7 w-26" />
      </div>
    ))}
  </Skeleton>
);
