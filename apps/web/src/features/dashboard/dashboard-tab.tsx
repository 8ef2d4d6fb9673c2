import { addressOfTab } from '@hearthstay/contracts/page-paths';
import { ArrowRight, CalendarCheck, Clock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCalendars } from '@web/panel/calendars/calendars-query';
import { filterParam, filterRequests, type RequestFilter } from '@web/panel/requests/filter-requests';
import { useRequests } from '@web/panel/requests/use-requests';
import { awaitsDecision } from '@web/panel/requests/awaits-decision';
import { usePropertyName, usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useToday } from '@web/shared/settings/use-today';
import { Card } from '@web/shared/ui/card';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { Photo } from '@web/shared/ui/photo';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { BackupLine } from './backup-line';
import { CalendarsCard } from './calendars-card';
import { ComingUpCard } from './coming-up-card';
import { PaymentsDueCard } from './payments-due-card';
import { StatisticsCard } from './statistics-card';
import { StillToDoCard } from './still-to-do-card';
import { WaitingCard } from './waiting-card';

/** The open tasks of the owner, and the statistics of past stays. */
export const DashboardTab = () => {
  const { t } = useTranslation('admin');
  const today = useToday();
  const { requests, query } = useRequests();
  const isPaymentDue = requests?.some(({ payment }) => (payment?.due ?? []).length > 0) ?? false;
  const { data: calendars = [] } = useCalendars();
  const hasSide = isPaymentDue || calendars.length > 0;
  const hasFailed = requests === undefined && query.error !== undefined;
  return (
    <div className="grid gap-4 md:gap-6 lg:gap-8">
      <div className="grid gap-3 md:grid-cols-3 md:gap-4 lg:gap-6">
        <StatCard
          icon={CalendarCheck}
          label={t('dashboard.active')}
          count={requests && filterRequests('active', requests, today).length}
          hasFailed={hasFailed}
          filter="active"
          action={t('dashboard.showActive')}
        />
        <StatCard
          icon={Clock}
          label={t('dashboard.pending')}
          count={requests?.filter((request) => awaitsDecision(request, today)).length}
          hasFailed={hasFailed}
          filter="pending"
          action={t('dashboard.decide')}
        />
        {requests && requests.length > 0 && (
          // On a phone, above the property card, where no action is needed.
          <div
            className={classNames(
              'grid content-start gap-3 md:row-start-2 md:gap-4 lg:gap-6',
              hasSide ? 'md:col-span-2' : 'md:col-span-3',
            )}
          >
            <WaitingCard requests={requests} />
            <ComingUpCard requests={requests} />
          </div>
        )}
        <PropertyCard />
        {requests && hasSide && (
          <div className="grid content-start gap-3 md:col-start-3 md:row-start-2 md:gap-4 lg:gap-6">
            {isPaymentDue && <PaymentsDueCard requests={requests} />}
            {calendars.length > 0 && <CalendarsCard calendars={calendars} />}
          </div>
        )}
      </div>
      <StillToDoCard />
      <StatisticsCard />
      <BackupLine />
    </div>
  );
};

interface StatCardProps {
  icon: LucideIcon;
  label: string;
  /** `undefined` until it is loaded. */
  count: number | undefined;
  /** Whether it could not be loaded. */
  hasFailed: boolean;
  /** The filter of the list to which the card links. */
  filter: RequestFilter;
  action: string;
}

/** A number with a link to the requests that it counts. */
const StatCard = ({ icon, label, count, hasFailed, filter, action }: StatCardProps) => {
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

const sizes = '(min-width: 48rem) 384px, 100vw';

/** The name of the house, and a strip of its photo if it has one; no text is on the photo. */
const PropertyCard = () => {
  const { t } = useTranslation('admin');
  const name = usePropertyName();
  const { backgroundImageUrl: url, backgroundImage } = usePublicSettings().settings;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <Card className="flex flex-col overflow-hidden md:min-h-46">
      {url && url !== brokenUrl && (
        <div className="h-22 shrink-0 overflow-hidden bg-sunken print:hidden">
          <Photo
            key={url}
            url={url}
            files={backgroundImage?.files}
            sizes={sizes}
            className="size-full object-cover object-[50%_35%]"
            onBroken={() => setBrokenUrl(url)}
          />
        </div>
      )}
      <div className="flex flex-1 flex-col justify-center px-6 py-4">
        <h2 className="text-note text-ink-2">{t('dashboard.property')}</h2>
        <p className="title-month wrap-break-word">{name}</p>
      </div>
    </Card>
  );
};
