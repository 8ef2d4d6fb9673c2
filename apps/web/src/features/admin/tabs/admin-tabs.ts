import { Inbox, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { BookingsTab } from '../bookings/bookings-tab';

export interface AdminTab {
  id: 'bookings';
  icon: LucideIcon;
  Panel: ComponentType;
}

/** The parts of the panel in the order they stand in; the first is where it opens. */
export const adminTabs: readonly [AdminTab, ...AdminTab[]] = [{ id: 'bookings', icon: Inbox, Panel: BookingsTab }];
