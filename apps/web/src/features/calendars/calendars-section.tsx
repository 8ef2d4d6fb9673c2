import { CalendarsCard } from './calendars-card';
import { FeedsCard } from './feeds-card';

/** The exchange of occupied days with other platforms, in both directions. */
export const CalendarsSection = () => (
  <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
    <CalendarsCard />
    <FeedsCard />
  </div>
);
