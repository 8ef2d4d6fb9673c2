import type { Guests } from '@hearthstay/prices';
import { storageKeys, tabStorage } from '@web/shared/session/storage';
import { emptyFields, type Fields } from './request-form/validate-fields';

/** What a guest has typed, kept in this tab until it is sent: a visit to another page and a reload do not cost it. */
export const draft = {
  fields: (): Fields => {
    const kept = tabStorage.getItem(storageKeys.fields);
    return kept === null ? emptyFields : { ...emptyFields, ...(JSON.parse(kept) as Partial<Fields>) };
  },
  keepFields: (fields: Fields) => tabStorage.setItem(storageKeys.fields, JSON.stringify(fields)),
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
