import { BlockDaysCard } from './blocked-days/block-days-card';
import { BlockedDaysCard } from './blocked-days/blocked-days-card';
import { OwnerCalendar } from './owner-calendar';

/** The calendar of the house, and the days that the owner has blocked. */
export const AvailabilityTab = () => (
  <div className="grid grid-cols-1 gap-4 md:gap-6">
    <OwnerCalendar />
    <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-2">
      <BlockDaysCard />
      <BlockedDaysCard />
    </div>
  </div>
);
