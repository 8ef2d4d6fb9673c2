import { BlockDaysCard } from './blocked-days/block-days-card';
import { BlockedDaysCard } from './blocked-days/blocked-days-card';
import { OwnerCalendar } from './owner-calendar';

/** Who has the days of the house, and where the owner keeps days free of guests. */
export const AvailabilityTab = () => (
  <div className="grid grid-cols-1 gap-4 md:gap-6">
    <OwnerCalendar />
    <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-2">
      <BlockDaysCard />
      <BlockedDaysCard />
    </div>
  </div>
);
