import type { House } from '../house/house';
import type { Promises } from '../guests/stream';

/** Every request and approval that was answered with a yes is there, and there once; what was refused is not. */
export const expectPromisedRequests = async ({ ledger }: House, { requests, refused, approvals }: Promises) => {
  const stored = await ledger.requests();
  const of = (email: string): string[] => stored.filter((request) => request.email === email).map(({ _id }) => _id);
  expect([...requests].map(([, { email }]) => ({ email, ids: of(email) }))).toEqual(
    [...requests].map(([id, { email }]) => ({ email, ids: [id] })),
  );
  expect(refused.flatMap(({ email }) => of(email))).toEqual([]);
  const approved = new Set(stored.filter(({ status }) => status === 'approved').map(({ _id }) => _id));
  expect([...approvals].filter((id) => !approved.has(id))).toEqual([]);
};
