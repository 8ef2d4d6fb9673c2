import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonLook } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';

interface PagesProps {
  /** The name of the list. */
  label: string;
  /** The first page is 1. */
  page: number;
  pageSize: number;
  /** The number of entries on this page, and on all pages. */
  shown: number;
  total: number;
  /** The last page that can be opened; without it, all can. */
  lastPage?: number;
  addressOf: (page: number) => string;
  /** Said on the last page that can be opened, if there are more entries. */
  children?: ReactNode;
}

/** The links between the pages of a list, newest entries first; nothing while all entries are on one page. */
export const Pages = ({
  label,
  page,
  pageSize,
  shown,
  total,
  lastPage = Infinity,
  addressOf,
  children,
}: PagesProps) => {
  const { t } = useTranslation('admin');
  const before = (page - 1) * pageSize;
  const hasEarlier = before + shown < total;
  if (total <= pageSize) return null;
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 md:px-6"
    >
      <p className="text-note text-ink-2 tabular-nums">
        {t('pages.range', { from: before + 1, to: before + shown, total })}
      </p>
      {hasEarlier && page >= lastPage && children}
      <div className="flex gap-2">
        {page > 1 && (
          <Link to={addressOf(page - 1)} className={buttonLook('quiet', 'medium')}>
            <Icon of={ChevronLeft} size={16} />
            {t('pages.later')}
          </Link>
        )}
        {hasEarlier && page < lastPage && (
          <Link to={addressOf(page + 1)} className={buttonLook('quiet', 'medium')}>
            {t('pages.earlier')}
            <Icon of={ChevronRight} size={16} />
          </Link>
        )}
      </div>
    </nav>
  );
};

const rows = [1, 2, 3, 4];

/** The placeholder of such a list while it is loaded. */
export const PagesSkeleton = () => (
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
