import type { Deployment } from '../deployment/deployment';
import type { Accepted } from '../load/load-generator';

/** Every request and approval that was accepted is stored exactly once; refused ones are not stored. */
export const expectAcceptedRequests = async (
  { storedData }: Deployment,
  { requests, refused, approvals }: Accepted,
) => {
  const stored = await storedData.requests();
  const of = (email: string): string[] => stored.filter((request) => request.email === email).map(({ _id }) => _id);
  expect([...requests].map(([, { email }]) => ({ email, ids: of(email) }))).toEqual(
    [...requests].map(([id, { email }]) => ({ email, ids: [id] })),
  );
  expect(refused.flatMap(({ email }) => of(email))).toEqual([]);
  const approved = new Set(stored.filter(({ status }) => status === 'approved').map(({ _id }) => _id));
  expect([...approvals].filter((id) => !approved.has(id))).toEqual([]);
};
