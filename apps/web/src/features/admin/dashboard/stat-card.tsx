import type { RequestFilter } from '@hearthstay/stay';
import { ArrowRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../shared/ui/icon';
import { Skeleton, SkeletonBar } from '../../../shared/ui/skeleton';
import { filterParam } from '../bookings/filter/use-request-filter';
import { addressOfTab } from '../tabs/address-of-tab';

interface StatCardProps {
  icon: LucideIcon;
  label: string;
  /** `undefined` until it is known. */
  count: number | undefined;
  /** That it will not be known. */
  hasFailed: boolean;
  /** What the bookings show that the card leads to. */
  filter: RequestFilter;
  action: string;
}

/** A number that leads to what it counts. */
export const StatCard = ({ icon, label, count, hasFailed, filter, action }: StatCardProps) => {
  const { t } = useTranslation();
  return (
    <Link
      to={addressOfTab('bookings', { [filterParam]: filter })}
      className="group flex flex-col rounded-card border border-line bg-surface p-6 pb-5 shadow-card transition-colors hover:border-edge md:min-h-46"
    >
      <span className="flex items-start gap-2 text-label font-semibold">
        <Icon of={icon} className="text-ink-2" />
        {label}
      </span>
      {hasFailed ? (
        <span className="my-3 flex min-h-16 items-center text-label text-ink-2">{t('failure.title')}</span>
      ) : (
        <span className="mt-3 mb-3 block min-h-16 title-stat tabular-nums">
          {count ?? (
            <Skeleton>
              <SkeletonBar className="my-2 h-12 w-10" />
            </Skeleton>
          )}
        </span>
      )}
      <span className="mt-auto flex items-center gap-2 text-note font-semibold text-pine underline-offset-4 group-hover:underline">
        {action}
        <Icon of={ArrowRight} size={16} />
      </span>
    </Link>
  );
};
