import { saltedHash } from '@hearthstay/access';
import type { ErasedGuestDocument } from './persistence/erased-guest.schema';

/** How an erased guest is recognised. */
export type RecognisedGuest = Pick<ErasedGuestDocument, 'salt' | 'addressHash' | 'nameHashes' | 'requestIds'>;

export const isAddressOf = ({ salt, addressHash }: RecognisedGuest, email: unknown): boolean =>
  typeof email === 'string' && saltedHash(email, salt) === addressHash;

const isNameOf = ({ salt, nameHashes }: RecognisedGuest, name: unknown): boolean =>
  typeof name === 'string' && nameHashes.includes(saltedHash(name, salt));

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

/** Whether days of a calendar that a guest has as well are told with the guest's name. */
const namesInConflicts = ({ conflicts }: Record<string, unknown>): unknown[] =>
  Array.isArray(conflicts) ? conflicts.flatMap((conflict) => fieldsOf(conflict)['with'] ?? []) : [];

/** Whether the data of an e-mail, or the payload of an event, are about an erased guest. */
export const isAboutGuest = (guest: RecognisedGuest, data: unknown): boolean => {
  const fields = fieldsOf(data);
  const { requestId, email } = fields;
  return (
    (typeof requestId === 'string' && guest.requestIds.includes(requestId)) ||
    isAddressOf(guest, email) ||
    namesInConflicts(fields).some((name) => isNameOf(guest, name))
  );
};
