import { todayAt, type Day } from '@hearthstay/stay';
import { useEffect, useState } from 'react';
import { usePageContent } from '@web/shared/page/page-data';
import { usePublicSettings } from './use-public-settings';

const minute = 60_000;

/** Today at the property; it follows the clock, for a page may stay open over midnight. */
export const useToday = (): Day => {
  const { timezone } = usePublicSettings().settings;
  const content = usePageContent();
  // Hydration has to begin with the day that the page was rendered on, which may be over.
  const [today, setToday] = useState(() => content?.today ?? todayAt(timezone));
  useEffect(() => {
    const followClock = () => setToday(todayAt(timezone));
    followClock();
    const timer = setInterval(followClock, minute);
    return () => clearInterval(timer);
  }, [timezone]);
  return today;
};
