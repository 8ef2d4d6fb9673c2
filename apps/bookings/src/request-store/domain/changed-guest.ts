import { isDeepStrictEqual } from 'node:util';
import type { changeGuest, RequestOf } from '@hearthstay/contracts';
import type { StoredRequest } from './booking-request';

/** What an owner may change about a guest. */
type GuestPart = Partial<Pick<StoredRequest, Exclude<keyof RequestOf<typeof changeGuest>, 'id' | 'shown'>>>;

type Fields = { readonly [Name in keyof GuestPart]?: GuestPart[Name] | undefined };

/** The fields that change, with their values before and after; those that end are absent after. */
export interface GuestChange {
  before: GuestPart;
  after: GuestPart;
  removed: (keyof GuestPart)[];
}

/** The difference that fields make to a request, of which an empty text removes one; `null` if they make none. */
export const changedGuest = (request: StoredRequest, fields: Fields): GuestChange | null => {
  const given = Object.entries(fields) as [keyof GuestPart, unknown][];
  const changed = given.filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value === '' ? undefined : value, request[name]),
  );
  if (changed.length === 0) return null;
  const known = changed.filter(([name]) => request[name] !== undefined);
  return {
    before: Object.fromEntries(known.map(([name]) => [name, request[name]])),
    after: Object.fromEntries(changed.filter(([, value]) => value !== '')),
    removed: changed.filter(([, value]) => value === '').map(([name]) => name),
  };
};
