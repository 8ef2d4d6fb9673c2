import { useState } from 'react';
import { storageKeys, tabStorage } from '@web/shared/session/storage';

/** The uses of chosen days. */
const purposes = ['block', 'booking', 'offer'] as const;

export type DaysFor = (typeof purposes)[number];

/** The use that the owner chooses for days; the last choice is stored in the tab. */
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
