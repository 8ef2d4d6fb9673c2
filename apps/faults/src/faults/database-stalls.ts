import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestView } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { ApiClient, type Call } from '../load/api-client';
import { CompetingGuests } from '../load/competing-guests';
import type { Deployment } from '../deployment/deployment';
import { signIn } from '../deployment/sign-in';

/** Longer than the deadline of any command, in milliseconds. */
const stallMs = 5_000;
const deliveryMs = 120_000;

/** Stalls the database while commands are in progress. */
export const testDatabaseStalls = (deployment: () => Deployment): void => {
  const guests = new CompetingGuests();
  let client: ApiClient;
  let owner: Record<string, string>;

  beforeAll(async () => {
    client = new ApiClient(deployment().of('bff'));
    owner = { Authorization: `Bearer ${await signIn(deployment())}` };
  });

  const proxies = () =>
    deployment()
      .of('bookings')
      .flatMap(({ proxy }) => (proxy ? [proxy] : []));

  const requestOf = (): { call: Call; email: string } => {
    const [{ idempotencyKey, ...body }] = guests.next();
    const headers = { 'Idempotency-Key': idempotencyKey };
    return {
      email: body.email,
      call: { operation: 'request', method: 'POST', path: '/bookings/request', headers, body },
    };
  };

  const ownerCall = (operation: Call['operation'], path: string, body: object): Call => ({
    operation,
    method: 'PATCH',
    path,
    headers: { ...owner, 'Idempotency-Key': randomUUID() },
    body,
  });

  /** Sends commands, stalls the database while they are in progress, and repeats them with their idempotency keys. */
  const outcomesOf = async (calls: Call[], afterMs: number) => {
    const result = Promise.all(calls.map((call) => client.sendUntilFinal(call)));
    await pause(afterMs);
    for (const proxy of proxies()) proxy.stall();
    await pause(stallMs);
    await Promise.all(proxies().map((proxy) => proxy.restore()));
    return (await result).map(({ outcome }) => outcome);
  };

  const emailsTo = async (email: string) =>
    (await deployment().storedData.queuedEmails()).filter(({ to }) => to === email).map(({ kind }) => kind);

  it.each([0, 10, 25, 50])(
    'carries out each command once when it stalls %d ms after they were sent',
    async (afterMs) => {
      const [pending, asked] = [requestOf(), requestOf()];
      const { body } = await client.sendUntilFinal(pending.call);
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
      const requests = await deployment().storedData.requests();
      expect(requests.filter(({ email }) => email === asked.email)).toHaveLength(1);
      expect(requests.find(({ _id }) => _id === id)).toMatchObject({ status: 'approved' });
      await eventually(async () => {
        expect((await emailsTo(pending.email)).sort()).toEqual(['request-approved', 'request-received']);
        expect(await emailsTo(asked.email)).toEqual(['request-received']);
      }, deliveryMs);
    },
  );

  it('causes refusals during the stall', () => {
    // The driver's timeout results in 503 and the command's deadline in 504, whichever is first.
    const refusals = client.results.filter(({ outcome }) => outcome === 503 || outcome === 504);
    expect(refusals).not.toEqual([]);
  });
};
