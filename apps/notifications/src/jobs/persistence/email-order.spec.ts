import { describeEachDatabase } from '@hearthstay/testing';
import { approvalData, anEmailJob } from '../../testing/email-job';
import { expectNoContent } from '../../testing/expect-no-content';
import { useJobStore } from '../../testing/job-store';
import { leaseOne } from '../../testing/lease-one';
import type { EmailKind } from '../../templates/email-data';
import { EmailOrder } from './email-order';

const now = new Date('2026-11-18T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const [approved, cancelled, confirmed] = ['request-approved', 'booking-cancelled', 'booking-confirmed'] as const;

describeEachDatabase('E-mails about one request', (database) => {
  const store = useJobStore(database);

  const about = (requestId: string, kind: EmailKind, to = 'anna@example.com') =>
    anEmailJob({ kind, to, data: approvalData({ requestId }) });
  const queue = async (...kinds: EmailKind[]) => {
    for (const kind of kinds) await store.queue().add(about('request-1', kind), now);
  };
  const kindsDue = async (at = now) => (await store.sender().leaseDue(9, at)).map(({ kind }) => kind);
  const record = async (kind: EmailKind) => (await store.documents()).find((email) => email.kind === kind);

  it('are leased one after the other', async () => {
    await queue(confirmed, approved);
    const sender = store.sender();
    const first = await leaseOne(sender, now);
    expect(first.kind).toBe(approved);
    expect(await kindsDue()).toEqual([]);
    await sender.markSent(first);
    expect(await kindsDue()).toEqual([confirmed]);
  });

  it('wait for a retry and are due with it, not before', async () => {
    await queue(approved);
    const sender = store.sender();
    await sender.postpone(await leaseOne(sender, now), after(15_000), '451 Try later');
    await queue(confirmed);
    expect(await kindsDue(after(1))).toEqual([]);
    expect(await record(confirmed)).toMatchObject({ attempts: 0, nextAttemptAt: after(15_000) });
    const retried = await sender.leaseDue(9, after(15_000));
    expect(retried.map(({ kind }) => kind)).toEqual([approved]);
  });

  it('are all sent if they contain messages, whatever else is sent or waits, and each once', async () => {
    await queue(approved, cancelled);
    const sender = store.sender();
    await sender.markSent(await leaseOne(sender, now));
    const message = (eventId: string) => ({ ...about('request-1', 'message-from-owner'), eventId });
    for (const event of ['message-1', 'message-2', 'message-1']) await store.queue().add(message(event), now);
    expect(await kindsDue()).toEqual(['message-from-owner', 'message-from-owner']);
  });

  it('do not wait for one that was given up', async () => {
    await queue(approved, confirmed);
    const sender = store.sender();
    await sender.giveUp(await leaseOne(sender, now), '550 No such mailbox');
    expect(await kindsDue()).toEqual([confirmed]);
  });

  it('replace one that has become untrue, at once and on record', async () => {
    await queue(approved);
    const sender = store.sender();
    await sender.postpone(await leaseOne(sender, now), after(60_000), '451 Try later');
    await queue(cancelled);
    expect(await kindsDue()).toEqual([cancelled]);
    const replaced = await record(approved);
    const by = await record(cancelled);
    expect(replaced).toMatchObject({ status: 'superseded', supersededBy: by?._id, endedAt: now });
    expectNoContent(replaced);
    await queue(approved);
    expect(await kindsDue(after(60_000))).toEqual([]);
  });

  it('wait for the outcome of an attempt that is being made, and replace it if it fails', async () => {
    await queue(approved);
    const sender = store.sender();
    const attempt = await leaseOne(sender, now);
    await queue(cancelled);
    expect(await kindsDue()).toEqual([]);
    await sender.postpone(attempt, after(5_000), '451 Try later');
    expect(await kindsDue()).toEqual([cancelled]);
    expect(await record(approved)).toMatchObject({ status: 'superseded' });
  });

  it.each<[string, EmailKind]>([
    ['untrue', cancelled],
    ['late', confirmed],
  ])('are not sent if their event arrives when they are %s', async (_why, later) => {
    await queue(later);
    const sender = store.sender();
    await sender.markSent(await leaseOne(sender, now));
    await queue(approved);
    expect(await kindsDue()).toEqual([]);
    expect(await record(approved)).toMatchObject({ status: 'superseded' });
  });

  it('are leased again one after the other when the worker that has leased the first one is killed', async () => {
    await queue(approved, confirmed);
    await leaseOne(store.sender(), now);
    const other = store.sender();
    await other.endLeases(await other.leases());
    expect(await kindsDue()).toEqual([approved]);
  });

  it('are returned to the queue if an earlier one was queued while they were being leased', async () => {
    await queue(confirmed);
    const original = EmailOrder.prototype.withTurn;
    const check = jest.spyOn(EmailOrder.prototype, 'withTurn');
    check.mockImplementationOnce(async function (this: EmailOrder, found, at) {
      const ready = await original.call(this, found, at);
      await queue(approved);
      return ready;
    });
    expect(await kindsDue()).toEqual([approved]);
    expect(await record(confirmed)).toMatchObject({ status: 'queued', attempts: 0, leasedBy: null });
    check.mockRestore();
  });

  it('delay no others, however many wait', async () => {
    const requests = Array.from({ length: 8 }, (_, index) => `request-${index}`);
    const sender = store.sender();
    for (const requestId of requests) await store.queue().add(about(requestId, approved), now);
    expect(await sender.leaseDue(8, now)).toHaveLength(8);
    for (const requestId of requests) await store.queue().add(about(requestId, confirmed), now);
    await store.queue().add(about('another request', confirmed), after(1));
    await store.queue().add(about('request-1', confirmed, 'another-guest@example.com'), after(2));
    const other = store.sender();
    const leased = [await leaseOne(other, after(2)), await leaseOne(other, after(2))];
    expect(leased.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([after(1), after(2)]);
  });
});
