import { useState } from 'react';
import { storageKeys, tabStorage } from '@web/shared/session/storage';

/** What chosen days are for. */
export type DaysFor = 'block' | 'booking';

/** What the owner wants chosen days for; the last choice is kept in the tab. */
export const useDaysFor = () => {
  const [daysFor, setDaysFor] = useState<DaysFor>(() =>
    tabStorage.getItem(storageKeys.daysFor) === 'booking' ? 'booking' : 'block',
  );
  const choose = (chosen: DaysFor) => {
    tabStorage.setItem(storageKeys.daysFor, chosen);
    setDaysFor(chosen);
  };
  return [daysFor, choose] as const;
};
