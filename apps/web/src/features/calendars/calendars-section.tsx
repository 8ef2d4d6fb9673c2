import { CalendarsCard } from './calendars-card';
import { FeedsCard } from './feeds-card';

/** The exchange of taken days with other platforms, both ways. */
export const CalendarsSection = () => (
  <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
    <CalendarsCard />
    <FeedsCard />
  </div>
);
