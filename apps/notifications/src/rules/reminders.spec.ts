import {
  adminRosterChanged,
  adminsReminded,
  bookingApproved,
  bookingDeclined,
  bookingMovedSilently,
  cancellationRefused,
  cancellationWished,
  changeProposed,
  offerAccepted,
  offerMade,
  proposalEnded,
  requestExpired,
  requestWithdrawn,
  type EventContract,
} from '@hearthstay/contracts';
import { Scheduler } from '@hearthstay/scheduler';
import { describeEachDatabase } from '@hearthstay/testing';
import { aReminder, aRequest } from '../testing/events';
import { runNotifications, type RunningNotifications } from '../testing/running-service';

const about = (requestId: string) => ({ requestId });
const decisions = [bookingApproved, bookingDeclined, offerAccepted, requestExpired, requestWithdrawn] as const;

describeEachDatabase('A reminder of a request that waits', (database) => {
  let service: RunningNotifications;
  const collection = (name: string) => database.connection().collection(name);

  beforeAll(async () => {
    service = await runNotifications(database, 'smtp://127.0.0.1:9');
    // Nothing is sent, as while the mail server is away.
    await service.get(Scheduler).beforeApplicationShutdown();
  });
  beforeEach(async () => {
    for (const name of ['emails', 'admin_notices', 'admin_roster', 'cancelled_keys', 'decision_links'])
      await collection(name).deleteMany({});
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com', 'petra@example.com'] });
  });
  afterAll(() => service.close());

  const remind = (requestId: string) => service.publish(adminsReminded, aReminder(about(requestId)));
  const decide = (contract: (typeof decisions)[number], requestId: string) =>
    service.publish(contract, aRequest(about(requestId)));
  const statuses = async (requestId: string) => {
    const reminders = await collection('emails').find({ kind: 'request-waiting' }).toArray();
    const own = reminders.filter(({ cancelKey }) => String(cancelKey).endsWith(requestId));
    return own.map(({ status }) => status as string);
  };

  it('is sent to every admin, each time that one is due', async () => {
    await remind('request-1');
    await remind('request-1');
    expect(await statuses('request-1')).toEqual(Array(4).fill('queued'));
  });

  it.each(decisions)('is not sent once the request is decided: $name', async (contract) => {
    await remind('request-1');
    await remind('request-2');
    await decide(contract, 'request-1');
    expect(await statuses('request-1')).toEqual(['cancelled', 'cancelled']);
    expect(await statuses('request-2')).toEqual(['queued', 'queued']);
  });

  it.each(decisions)('is not sent if its event arrives after the decision: $name', async (contract) => {
    await decide(contract, 'request-1');
    await remind('request-1');
    expect(await statuses('request-1')).toEqual(['cancelled', 'cancelled']);
  });

  it('is not sent if both events arrive at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([remind(`request-${round}`), decide(bookingApproved, `request-${round}`)]);
      expect(await statuses(`request-${round}`)).toEqual(['cancelled', 'cancelled']);
    }
  });

  it('is not sent while an offer waits for the guest, and again once it has ended', async () => {
    await remind('request-1');
    await service.publish(offerMade, aRequest(about('request-1')));
    expect(await statuses('request-1')).toEqual(['cancelled', 'cancelled']);
    await remind('request-1');
    expect((await statuses('request-1')).sort()).toEqual(['cancelled', 'cancelled', 'queued', 'queued']);
  });

  it.each([
    ['a wish to cancel', cancellationWished, 'cancellation-wished', cancellationRefused],
    ['a wish for other days', changeProposed, 'change-proposed', bookingApproved],
    ['an offer', offerMade, 'offer-made', proposalEnded],
    ['an offer, silently', offerMade, 'offer-made', bookingMovedSilently],
  ] as const)('nor is %s once that has ended, whatever arrives first', async (_what, asking, kind, ending) => {
    const ask = (id: string) =>
      service.publish<EventContract>(asking, { ...aRequest(about(id)), question: `of ${id}` });
    const end = (id: string) =>
      service.publish<EventContract>(ending, { ...aRequest(about(id)), revision: 1, endedQuestions: [`of ${id}`] });
    await ask('ended');
    await end('ended');
    await end('ended-first');
    await ask('ended-first');
    await ask('open');
    const emails = await collection('emails').find({ kind }).toArray();
    const states = Object.fromEntries(emails.map(({ requestId, status }) => [requestId as string, status as string]));
    expect(states).toEqual({ ended: 'cancelled', 'ended-first': 'cancelled', open: 'queued' });
  });

  it('is not sent before a decision of the same time can arrive', async () => {
    await remind('request-1');
    const [email] = await collection('emails').find({ kind: 'request-waiting' }).toArray();
    const wait = (email?.['nextAttemptAt'] as Date).getTime() - (email?.['queuedAt'] as Date).getTime();
    expect(wait).toBeGreaterThan(5_000);
  });
});
