import { todayAt, type Day } from '@hearthstay/stay';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { usePageContent } from '@web/shared/page/page-data';
import { mayBeBehind, onServerClock, serverNow } from './server-clock';
import { usePublicSettings } from './use-public-settings';

/** Today at the property by the server's clock. It changes at midnight, because a page may stay open for days. */
export const useToday = (): Day => {
  const { timezone } = usePublicSettings().settings;
  const content = usePageContent();
  const today = () => todayAt(timezone, new Date(serverNow()));
  // Hydration begins with the day on which the server rendered the page, which may be over.
  return useSyncExternalStore(onServerClock, today, () => content?.today ?? today());
};

/** Reads the server's clock again when the device has slept or its clock was set. */
export const useServerClock = () => {
  const { reload } = usePublicSettings();
  const ask = useEffectEvent(() => {
    if (mayBeBehind()) reload();
  });
  useEffect(() => onServerClock(() => ask()), []);
};
