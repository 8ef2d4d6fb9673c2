import { todayAt, type Day } from '@hearthstay/stay';
import { useEffect, useState } from 'react';
import { usePublicSettings } from './use-public-settings';

const minute = 60_000;

/** Today at the property; it follows the clock, for a page may stay open over midnight. */
export const useToday = (): Day => {
  const { timezone } = usePublicSettings().settings;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return todayAt(timezone, now);
};
