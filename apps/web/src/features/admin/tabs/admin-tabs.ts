import { CalendarX, Inbox, LayoutDashboard, Settings2, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { AvailabilityTab } from '../availability/availability-tab';
import { BookingsTab } from '../bookings/bookings-tab';
import { DashboardTab } from '../dashboard/dashboard-tab';
import { SettingsTab } from '../settings/settings-tab';
import type { AdminTabId } from './address-of-tab';

export interface AdminTab {
  id: AdminTabId;
  icon: LucideIcon;
  Panel: ComponentType;
  /** Bears the number of requests that wait for an answer. */
  hasPendingCount?: true;
}

/** The parts of the panel in the order they stand in; the first is where it opens. */
export const adminTabs: readonly [AdminTab, ...AdminTab[]] = [
  { id: 'dashboard', icon: LayoutDashboard, Panel: DashboardTab },
  { id: 'bookings', icon: Inbox, Panel: BookingsTab, hasPendingCount: true },
  { id: 'availability', icon: CalendarX, Panel: AvailabilityTab },
  { id: 'settings', icon: Settings2, Panel: SettingsTab },
];
