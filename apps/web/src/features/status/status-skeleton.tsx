import { Card } from '../../shared/ui/card';
import { Skeleton, SkeletonBar } from '../../shared/ui/skeleton';

/** The shape of a request that is on its way. */
export const StatusSkeleton = () => (
  <Skeleton>
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 xs:p-6 md:px-8">
      <div className="flex justify-between gap-4">
        <SkeletonBar className="h-8 w-72" />
        <SkeletonBar className="h-7 w-28" />
      </div>
      <SkeletonBar className="h-6 w-full" />
      <SkeletonBar className="h-12 w-full" />
      <SkeletonBar className="h-4 w-52" />
    </Card>
  </Skeleton>
);
