import { Skeleton, SkeletonBar } from '../../../shared/ui/skeleton';

const fields = [1, 2, 3];

/** The shape of the first card that is on its way. */
export const SettingsSkeleton = () => (
  <Skeleton>
    <div className="grid max-w-140 gap-6 p-4 xs:p-6 lg:p-8">
      <SkeletonBar className="h-7 w-40" />
      {fields.map((field) => (
        <div key={field} className="grid gap-2">
          <SkeletonBar className="h-4 w-32" />
          <SkeletonBar className="h-12 w-full" />
        </div>
      ))}
    </div>
  </Skeleton>
);
