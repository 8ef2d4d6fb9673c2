import { addressOfTab, tabParam, type AdminTabId } from '@hearthstay/contracts/page-paths';
import { CalendarX, Inbox, LayoutDashboard, Settings2, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { DashboardTab } from '@web/features/dashboard/dashboard-tab';
import { AvailabilityTab } from '@web/features/owner-calendar/availability-tab';
import { useOpenedBooking } from '@web/panel/booking-address';
import { UnreadBadge } from '@web/shared/thread/unread-badge';
import { classNames } from '@web/shared/ui/class-names';
import { Icon } from '@web/shared/ui/icon';
import { BookingsPanel } from './bookings-panel';
import { SettingsTab } from './settings/settings-tab';

interface AdminTab {
  id: AdminTabId;
  icon: LucideIcon;
  Panel: ComponentType;
  /** Shows the numbers of requests that wait for the owner, and of new messages. */
  hasCounts?: true;
}

/** The tabs of the panel in their order; the first one is the default. */
const adminTabs: readonly [AdminTab, ...AdminTab[]] = [
  { id: 'dashboard', icon: LayoutDashboard, Panel: DashboardTab },
  { id: 'bookings', icon: Inbox, Panel: BookingsPanel, hasCounts: true },
  { id: 'availability', icon: CalendarX, Panel: AvailabilityTab },
  { id: 'settings', icon: Settings2, Panel: SettingsTab },
];

/** The tab in the address: that of the bookings at the page of a booking, the first one by default. */
export const useAdminTab = (): AdminTab => {
  const [params] = useSearchParams();
  const isBooking = useOpenedBooking() !== null;
  const chosen = isBooking ? 'bookings' : params.get(tabParam);
  return adminTabs.find(({ id }) => id === chosen) ?? adminTabs[0];
};

const look =
  'relative flex flex-col items-center gap-1 pt-2.5 pb-2.5 text-center text-tiny wrap-anywhere hyphens-auto transition-colors hover:text-ink md:flex-row md:gap-2 md:py-3 md:text-body';
const activeLook =
  'font-semibold text-ink after:absolute after:inset-x-0 after:-bottom-px after:h-0.75 after:rounded-t-break after:bg-pine';

interface TabBarProps {
  /** The number of requests that wait for the owner. */
  pendingCount: number;
  /** The number of messages of guests that no owner has read. */
  unreadCount: number;
}

/** The tabs of the panel. */
export const TabBar = ({ pendingCount, unreadCount }: TabBarProps) => {
  const { t } = useTranslation('admin');
  const current = useAdminTab();
  return (
    <nav aria-label={t('tabs.label')} className="-mx-2 border-b border-line md:mx-0">
      <ul className="grid auto-cols-fr grid-flow-col md:flex md:gap-8">
        {adminTabs.map((tab) => (
          <li key={tab.id} className="flex justify-center">
            <Link
              to={addressOfTab(tab.id)}
              aria-current={tab === current ? 'page' : undefined}
              className={classNames(look, tab === current ? activeLook : 'font-medium text-ink-2')}
            >
              <Icon of={tab.icon} className="md:hidden" />
              {t(`tabs.${tab.id}`)}
              {tab.hasCounts && pendingCount > 0 && (
                <span className="absolute top-0.5 left-1/2 ml-1 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-amber px-1 text-tiny font-bold text-on-amber ring-2 ring-paper md:static md:ml-0 md:h-6 md:min-w-6 md:text-note md:ring-0">
                  <span aria-hidden>{pendingCount}</span>
                  <span className="sr-only">{t('tabs.pending', { count: pendingCount })}</span>
                </span>
              )}
              {tab.hasCounts && (
                <UnreadBadge
                  count={unreadCount}
                  isShort
                  className="max-md:absolute max-md:top-0.5 max-md:right-1/2 max-md:mr-2.5 max-md:gap-0.5 max-md:px-1.5 max-md:ring-2 max-md:ring-paper"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
