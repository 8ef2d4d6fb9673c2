import { describeEachDatabase } from '@hearthstay/testing';
import { Model } from 'mongoose';
import { useEmailStore } from '../../testing/email-store';
import { anOutgoingEmail } from '../../testing/outgoing-email';
import type { EmailRepository, LeasedEmail } from './email.repository';

const year = 365 * 24 * 60 * 60_000;
const now = new Date('2026-11-18T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describeEachDatabase('The queue of e-mails', (database) => {
  const store = useEmailStore(database);

  let sender: EmailRepository;
  beforeEach(() => {
    sender = store.repository();
  });

  const leased = async (at = now, by = sender): Promise<LeasedEmail> => {
    const [email] = await by.leaseDue(1, at);
    if (!email) throw new Error('Nothing is due');
    return email;
  };

  it('keeps an e-mail whole until it is sent', async () => {
    const email = anOutgoingEmail({ usefulUntil: after(1) });
    await store.repository().add(email, now);
    expect(await leased()).toMatchObject({ ...email, status: 'leased', attempts: 1 });
  });

  it('takes the same event, kind and recipient for the same e-mail', async () => {
    const email = anOutgoingEmail();
    expect(await store.repository().add(email)).toBe(true);
    expect(await store.repository().add({ ...email, subject: 'Anders' })).toBe(false);
    expect(await store.repository().add({ ...email, to: 'ben@example.com' })).toBe(true);
    expect(await store.repository().add({ ...email, kind: 'request-declined' })).toBe(true);
    expect(await store.documents()).toHaveLength(3);
  });

  it('does not send again what is sent when its event is repeated', async () => {
    const email = anOutgoingEmail();
    await store.repository().add(email, now);
    await sender.markDelivered(await leased(), 'sent');
    expect(await store.repository().add(email, now)).toBe(false);
    expect(await store.repository().leaseDue(1, after(year))).toEqual([]);
  });

  it('gives each e-mail to one of twenty senders that ask at once', async () => {
    for (let index = 0; index < 7; index += 1) await store.repository().add(anOutgoingEmail(), now);
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.repository().leaseDue(3, now)));
    const ids = taken.flat().map(({ _id }) => _id);
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  });

  it('tells what is not sent yet, and since when', async () => {
    expect(await store.repository().backlog(now)).toEqual({ due: 0, waiting: 0, givenUp: 0, oldestUnsent: undefined });
    for (let age = 1; age <= 5; age += 1) {
      await store.repository().add(anOutgoingEmail({ to: `guest-${age}@example.com` }), after(-age * 1_000));
    }
    await sender.giveUp(await leased(), 'refused');
    await sender.markDelivered(await leased(), 'sent');
    await sender.postpone(await leased(), after(60_000), 'busy');
    await leased();
    expect(await store.repository().backlog(now)).toEqual({
      due: 1,
      waiting: 2,
      givenUp: 1,
      oldestUnsent: after(-3_000),
    });
  });

  it('gives out first what has been due for longest', async () => {
    await store.repository().add(anOutgoingEmail({ to: 'second@example.com' }), after(-1_000));
    await store.repository().add(anOutgoingEmail({ to: 'first@example.com' }), after(-2_000));
    expect((await leased()).to).toBe('first@example.com');
    expect((await leased()).to).toBe('second@example.com');
  });

  it('keeps an e-mail for its sender until its lease is ended', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    const first = await leased();
    const other = store.repository();
    expect(await other.leaseDue(1, after(year))).toEqual([]);
    await other.endLeases(await other.leases(), after(year));
    expect(await leased(after(year), other)).toMatchObject({ _id: first._id, attempts: 2 });
  });

  it('ends no lease that has been renewed since it was read', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    const { _id } = await leased();
    const read = await store.repository().leases();
    await sender.renewLeases([_id]);
    await store.repository().endLeases(read);
    expect(await store.documents()).toMatchObject([{ status: 'leased' }]);
  });

  it('ends no lease that was read from an earlier one', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    const first = await leased();
    const read = await store.repository().leases();
    await sender.postpone(first, now, '451 Try later');
    await leased();
    await store.repository().endLeases(read);
    expect(await store.documents()).toMatchObject([{ status: 'leased', attempts: 2 }]);
  });

  it('ends no lease that has ended since it was read', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    const email = await leased();
    const read = await store.repository().leases();
    await sender.markDelivered(email, 'sent');
    await store.repository().endLeases(read);
    expect(await store.documents()).toMatchObject([{ status: 'sent' }]);
  });

  it('has a lease renewed by nobody but its sender', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    const { _id } = await leased();
    const read = await store.repository().leases();
    await store.repository().renewLeases([_id]);
    expect(read).toEqual([{ emailId: _id, renewals: 1 }]);
    expect(await store.repository().leases()).toEqual(read);
  });

  it('tells a sender that renews its leases which it has no more', async () => {
    for (const to of ['taken-over@example.com', 'kept@example.com']) {
      await store.repository().add(anOutgoingEmail({ to }), now);
    }
    const [takenOver, kept] = await sender.leaseDue(2, now);
    const ids = [takenOver?._id ?? '', kept?._id ?? ''];
    expect(await sender.renewLeases(ids)).toEqual([]);
    const other = store.repository();
    await other.endLeases([{ emailId: ids[0] ?? '', renewals: 2 }], now);
    expect(await other.leaseDue(1, now)).toMatchObject([{ _id: ids[0] }]);
    expect(await sender.renewLeases(ids)).toEqual([ids[0]]);
  });

  it('gives an e-mail to the same sender again when the answer was lost', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    const { updateMany } = Model;
    const loseAnswer = jest.spyOn(Model, 'updateMany').mockImplementationOnce(function (this: typeof Model, ...update) {
      return updateMany.apply(this, update).then(() => Promise.reject(new Error('The connection is broken'))) as never;
    });
    await expect(sender.leaseDue(1, now)).rejects.toThrow('broken');
    loseAnswer.mockRestore();
    expect(await store.repository().leaseDue(1, now)).toEqual([]);
    expect(await sender.leaseDue(1, now)).toMatchObject([{ attempts: 1 }]);
    expect(await sender.leaseDue(1, now)).toEqual([]);
  });

  it('gives out several together, no more than asked for', async () => {
    for (let age = 1; age <= 5; age += 1) {
      await store.repository().add(anOutgoingEmail({ to: `guest-${age}@example.com` }), after(-age * 1_000));
    }
    const together = await store.repository().leaseDue(3, now);
    expect(together.map(({ to }) => to)).toEqual(['guest-5@example.com', 'guest-4@example.com', 'guest-3@example.com']);
    expect(await store.repository().leaseDue(3, now)).toHaveLength(2);
  });

  it('takes no word from a sender whose lease has passed to another', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    const first = await leased();
    const other = store.repository();
    await other.endLeases(await other.leases(), now);
    await leased(now, other);
    await sender.giveUp(first, 'EENVELOPE 550 RCPT TO');
    expect(await store.documents()).toMatchObject([{ status: 'leased', lastError: null }]);
  });

  it('holds a postponed e-mail back until its time', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    await sender.postpone(await leased(), after(5_000), '451 Try later');
    expect(await store.repository().leaseDue(1, after(4_999))).toEqual([]);
    expect(await leased(after(5_000))).toMatchObject({ attempts: 2, lastError: '451 Try later' });
  });

  it('never gives out what is given up', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    await sender.giveUp(await leased(), '550 No such mailbox');
    expect(await store.repository().leaseDue(1, after(year))).toEqual([]);
    expect(await store.documents()).toMatchObject([{ status: 'given-up', lastError: '550 No such mailbox' }]);
  });

  it('forgets the bodies, and the links in them, of what is sent', async () => {
    await store.repository().add(anOutgoingEmail(), now);
    await sender.markDelivered(await leased(), 'sent');
    const [document] = await store.documents();
    expect(document).toMatchObject({ status: 'sent', sentAt: expect.any(Date), leasedBy: null });
    for (const body of ['html', 'text', 'attachments']) expect(document).not.toHaveProperty(body);
  });

  it('shows what is kept, newest first, and nothing else', async () => {
    for (const [index, outcome] of (['kept', 'sent', 'kept'] as const).entries()) {
      await store.repository().add(anOutgoingEmail({ subject: `Nr. ${index}` }), after(index));
      await sender.markDelivered(await leased(after(index)), outcome);
    }
    const kept = await store.repository().listKept(10);
    expect(kept.map(({ subject }) => subject)).toEqual(['Nr. 2', 'Nr. 0']);
    expect(await store.repository().listKept(1)).toHaveLength(1);
    const sent = (await store.documents()).find(({ status }) => status === 'sent');
    expect(await store.repository().findKept(sent?._id ?? '')).toBeNull();
    expect(await store.repository().findKept(kept[0]?._id ?? '')).toMatchObject({ html: '<p>Grüße</p>' });
  });
});
