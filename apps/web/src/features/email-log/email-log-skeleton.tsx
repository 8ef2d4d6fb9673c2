import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';

const rows = [1, 2, 3, 4];

/** The placeholder of the e-mails while they are loaded. */
export const EmailLogSkeleton = () => (
  <Skeleton>
    {rows.map((row) => (
      <div key={row} className="flex gap-8 border-t border-line p-4 md:px-6">
        <SkeletonBar className="h-7 w-26" />
        <div className="grid flex-1 content-center gap-2">
          <SkeletonBar className="h-4 w-44" />
          <SkeletonBar className="h-3 w-56" />
        </div>
      </div>
    ))}
  </Skeleton>
);
