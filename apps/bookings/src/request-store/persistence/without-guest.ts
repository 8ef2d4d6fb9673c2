import { historyEntry } from '@hearthstay/message-context';
import { historyWithoutGuest } from '../domain/history-without-guest';
import type { RequestDocument } from './request.schema';

/** What becomes of a field when the guest is erased: nothing, its removal, or its new value. */
type Erasure<Value> = 'keep' | 'remove' | ((document: RequestDocument, at: Date) => Value);

/**
 * What becomes of each field, so that none is forgotten. What people have typed or what tells who the guest was goes.
 * Days, persons, price and payments stay, without notes. What waits for somebody to decide is over, and events are not
 * published any more.
 */
const erasures: { readonly [Name in keyof RequestDocument]-?: Erasure<RequestDocument[Name]> } = {
  _id: 'keep',
  name: () => '',
  email: () => null,
  message: () => null,
  phone: 'remove',
  arrivalTime: 'remove',
  locale: 'keep',
  startDate: 'keep',
  endDate: 'keep',
  adults: 'keep',
  children: 'keep',
  quote: 'keep',
  priceNote: 'remove',
  status: ({ status }) => (status === 'pending' ? 'cancelled' : status),
  createdAt: 'keep',
  updatedAt: (_document, at) => at,
  guestConfirmedAt: 'keep',
  cancellationReason: () => null,
  cancelledAsWished: 'keep',
  cancellationWish: 'remove',
  proposal: 'remove',
  source: 'keep',
  offered: 'keep',
  erasedAt: (_document, at) => at,
  privateNote: 'remove',
  origin: 'remove',
  stayEmails: 'keep',
  revision: 'keep',
  addressRevision: 'keep',
  restPaidCount: 'keep',
  claimId: 'keep',
  paymentTerms: 'keep',
  approvedOn: 'keep',
  remindedAfterHours: 'keep',
  stayEmailsSent: 'keep',
  payments: ({ payments }) => payments?.map((payment) => ({ ...payment, note: null })),
  unfinished: 'keep',
  moving: 'remove',
  movedFrom: 'keep',
  rivalsToDecline: 'keep',
  revokedClaims: 'keep',
  idempotency: 'remove',
  commands: 'keep',
  undoable: () => null,
  outbox: () => [],
  outboxHeldUntil: () => null,
  history: ({ history = [] }, at) => [...historyWithoutGuest(history), historyEntry('erased', { at })],
};

/** The update that erases the guest of a request. */
export const withoutGuest = (document: RequestDocument, at: Date) => {
  const fields = Object.entries(erasures) as [keyof RequestDocument, Erasure<unknown>][];
  const values = fields.map(([name, erasure]) => [
    name,
    typeof erasure === 'function' ? erasure(document, at) : undefined,
  ]);
  const removed = fields.filter(([, erasure]) => erasure === 'remove');
  return {
    $set: Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<RequestDocument>,
    $unset: Object.fromEntries(removed.map(([name]) => [name, 1 as const])),
  };
};
