import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names';
import { useIsLate } from './use-is-late';

/** One grey bar without animation; `className` gives its size (`h-4 w-32`). */
export const SkeletonBar = ({ className }: { className: string }) => (
  <span className={classNames('block max-w-full rounded-small bg-disabled', className)} />
);

/** Shows bars in the shape of what is being loaded, after 300 ms, so that they do not flash up. */
export const Skeleton = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const isLate = useIsLate(true, 300);
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden data-early={!isLate || undefined} className="data-early:invisible">
        {children}
      </div>
    </div>
  );
};
