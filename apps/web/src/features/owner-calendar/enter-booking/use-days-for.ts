import { useState } from 'react';
import { storageKeys, tabStorage } from '@web/shared/session/storage';

/** What chosen days are for. */
const purposes = ['block', 'booking', 'offer'] as const;

export type DaysFor = (typeof purposes)[number];

/** What the owner wants chosen days for; the last choice is kept in the tab. */
export const useDaysFor = () => {
  const [daysFor, setDaysFor] = useState<DaysFor>(() => {
    const stored = tabStorage.getItem(storageKeys.daysFor);
    return purposes.find((purpose) => purpose === stored) ?? 'block';
  });
  const choose = (chosen: DaysFor) => {
    tabStorage.setItem(storageKeys.daysFor, chosen);
    setDaysFor(chosen);
  };
  return [daysFor, choose] as const;
};
