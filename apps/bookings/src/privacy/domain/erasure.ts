import { newSalt, saltedHash } from '@hearthstay/access';
import type { GuestDataCounts } from '@hearthstay/contracts';

/** The guest whom an erasure is about, without saying who it is. It is kept until every service has erased them. */
export interface ErasedGuest {
  salt: string;
  addressHash: string;
  nameHashes: string[];
  /** The requests of the guest. */
  requestIds: string[];
  /** Requests of others, whose guest had this address before. */
  formerIds: string[];
  /** What bookings keeps of the guest. */
  found: GuestDataCounts;
}

/** What bookings keeps of a guest. */
export interface GuestData extends Pick<ErasedGuest, 'requestIds' | 'formerIds' | 'found'> {
  names: string[];
}

export const erasedGuest = (email: string, { names, ...data }: GuestData): ErasedGuest => {
  const salt = newSalt();
  const nameHashes = [...new Set(names)].map((name) => saltedHash(name, salt));
  return { salt, addressHash: saltedHash(email, salt), nameHashes, ...data };
};

/** Whether an address is that of the guest. */
export const isAddressOf = ({ salt, addressHash }: Pick<ErasedGuest, 'salt' | 'addressHash'>, email: string): boolean =>
  saltedHash(email, salt) === addressHash;
