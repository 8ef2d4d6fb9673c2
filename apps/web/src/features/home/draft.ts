import type { Guests } from '@hearthstay/prices';
import { storageKeys, tabStorage } from '@web/shared/session/storage';

/**
 * The texts that a guest has typed, kept in this tab until they are sent, through a reload and visits to other pages.
 */
export const draft = {
  /** The texts by the name of their field. */
  fields: (): Partial<Record<string, string>> => {
    const kept = tabStorage.getItem(storageKeys.fields);
    return kept === null ? {} : (JSON.parse(kept) as Partial<Record<string, string>>);
  },
  keepFields: (fields: Record<string, string>) => tabStorage.setItem(storageKeys.fields, JSON.stringify(fields)),
  guests: (): Guests | null => {
    const kept = tabStorage.getItem(storageKeys.guests);
    return kept === null ? null : (JSON.parse(kept) as Guests);
  },
  keepGuests: (guests: Guests) => tabStorage.setItem(storageKeys.guests, JSON.stringify(guests)),
  forget: () => {
    tabStorage.removeItem(storageKeys.fields);
    tabStorage.removeItem(storageKeys.guests);
  },
};
