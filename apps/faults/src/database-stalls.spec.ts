import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestView } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { Caller, type Call } from './guests/caller';
import { Rivals } from './guests/rivals';
import { signIn } from './house/sign-in';
import { useHouse } from './house/use-house';

jest.setTimeout(150_000);

/** Longer than the deadline of any command, in milliseconds. */
const stallMs = 5_000;
const deliveryMs = 30_000;

describe('A database that stalls for five seconds', () => {
  const rivals = new Rivals();
  const house = useHouse('database-stalls');
  let caller: Caller;
  let owner: Record<string, string>;

  beforeAll(async () => {
    caller = new Caller(house().of('bff'));
    owner = { Authorization: `Bearer ${await signIn(house())}` };
  });

  const doors = () =>
    house()
      .of('bookings')
      .flatMap(({ door }) => (door ? [door] : []));

  const requestOf = (): { call: Call; email: string } => {
    const [{ idempotencyKey, ...body }] = rivals.next();
    const headers = { 'Idempotency-Key': idempotencyKey };
    return { email: body.email, call: { wish: 'request', method: 'POST', path: '/bookings/request', headers, body } };
  };

  const ownerCall = (wish: Call['wish'], path: string, body: object): Call => ({
    wish,
    method: 'PATCH',
    path,
    headers: { ...owner, 'Idempotency-Key': randomUUID() },
    body,
  });

  /**
   * Sends commands, lets the database stall when they have been under way for a while, and sends them again under their
   * keys.
   */
  const outcomesOf = async (calls: Call[], afterMs: number) => {
    const answered = Promise.all(calls.map((call) => caller.insist(call)));
    await pause(afterMs);
    for (const door of doors()) door.fallSilent();
    await pause(stallMs);
    await Promise.all(doors().map((door) => door.mend()));
    return (await answered).map(({ outcome }) => outcome);
  };

  const emailsTo = async (email: string) =>
    (await house().ledger.queuedEmails()).filter(({ to }) => to === email).map(({ kind }) => kind);

  it.each([0, 10, 25, 50])('when commands are under way for %d ms gives each its effect once', async (afterMs) => {
    const [pending, asked] = [requestOf(), requestOf()];
    const { body } = await caller.insist(pending.call);
    const { id } = body as RequestView;
    const propertyName = `Haus ${afterMs}`;
    const outcomes = await outcomesOf(
      [
        asked.call,
        ownerCall('approval', `/admin/requests/${id}`, { status: 'approved' }),
        ownerCall('settings', '/admin/settings', { propertyName }),
      ],
      afterMs,
    );
    expect(outcomes).toEqual([201, 200, 200]);
    const requests = await house().ledger.requests();
    expect(requests.filter(({ email }) => email === asked.email)).toHaveLength(1);
    expect(requests.find(({ _id }) => _id === id)).toMatchObject({ status: 'approved' });
    await eventually(async () => {
      expect((await emailsTo(pending.email)).sort()).toEqual(['request-approved', 'request-received']);
      expect(await emailsTo(asked.email)).toEqual(['request-received']);
    }, deliveryMs);
  });

  it('has refused commands while it stalled', () => {
    // The driver's own time limit answers 503 and the command's deadline 504: whichever passes first.
    const refusals = caller.answers.filter(({ outcome }) => outcome === 503 || outcome === 504);
    expect(refusals).not.toEqual([]);
  });
});
