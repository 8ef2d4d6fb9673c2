import { describeEachDatabase } from '@hearthstay/testing';
import { Model } from 'mongoose';
import { useJobStore } from '../../testing/job-store';
import { leaseOne } from '../../testing/lease-one';
import { anEmailJob } from '../../testing/email-job';
import type { EmailLeaseRepository } from './email-lease.repository';

const year = 365 * 24 * 60 * 60_000;
const now = new Date('2026-11-18T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describeEachDatabase('The lease of an e-mail', (database) => {
  const store = useJobStore(database);

  let sender: EmailLeaseRepository;
  beforeEach(() => {
    sender = store.sender();
  });

  it('leases each e-mail to one of twenty concurrent workers', async () => {
    for (let index = 0; index < 7; index += 1) await store.queue().add(anEmailJob(), now);
    const taken = await Promise.all(Array.from({ length: 20 }, () => store.sender().leaseDue(3, now)));
    const ids = taken.flat().map(({ _id }) => _id);
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  });

  it('keeps a lease until it is ended', async () => {
    await store.queue().add(anEmailJob(), now);
    const first = await leaseOne(sender, now);
    const other = store.sender();
    expect(await other.leaseDue(1, after(year))).toEqual([]);
    await other.endLeases(await other.leases());
    expect(await leaseOne(other, after(year))).toMatchObject({ _id: first._id, attempts: 2 });
  });

  it('does not end a lease that was renewed since it was read', async () => {
    await store.queue().add(anEmailJob(), now);
    const { _id } = await leaseOne(sender, now);
    const read = await store.sender().leases();
    await sender.renewLeases([_id]);
    await store.sender().endLeases(read);
    expect(await store.documents()).toMatchObject([{ status: 'sending' }]);
  });

  it('does not end a lease that began after the reading', async () => {
    await store.queue().add(anEmailJob(), now);
    const first = await leaseOne(sender, now);
    const read = await store.sender().leases();
    await sender.postpone(first, now, '451 Try later');
    await leaseOne(sender, now);
    await store.sender().endLeases(read);
    expect(await store.documents()).toMatchObject([{ status: 'sending', attempts: 2 }]);
  });

  it('does not end a lease that has ended since it was read', async () => {
    await store.queue().add(anEmailJob(), now);
    const email = await leaseOne(sender, now);
    const read = await store.sender().leases();
    await sender.markSent(email);
    await store.sender().endLeases(read);
    expect(await store.documents()).toMatchObject([{ status: 'sent' }]);
  });

  it('lets only the owner renew a lease', async () => {
    await store.queue().add(anEmailJob(), now);
    const { _id } = await leaseOne(sender, now);
    const read = await store.sender().leases();
    await store.sender().renewLeases([_id]);
    expect(read).toEqual([{ jobId: _id, renewals: 1 }]);
    expect(await store.sender().leases()).toEqual(read);
  });

  it('returns the lost leases when an owner renews', async () => {
    for (const to of ['taken-over@example.com', 'kept@example.com']) {
      await store.queue().add(anEmailJob({ to }), now);
    }
    const [takenOver, kept] = await sender.leaseDue(2, now);
    const ids = [takenOver?._id ?? '', kept?._id ?? ''];
    expect(await sender.renewLeases(ids)).toEqual([]);
    const other = store.sender();
    await other.endLeases([{ jobId: ids[0] ?? '', renewals: 2 }]);
    expect(await other.leaseDue(1, now)).toMatchObject([{ _id: ids[0] }]);
    expect(await sender.renewLeases(ids)).toEqual([ids[0]]);
  });

  it('reaches the database for a renewal without any leases', async () => {
    const fail = jest.spyOn(Model, 'updateMany').mockRejectedValueOnce(new Error('The connection is broken'));
    await expect(sender.renewLeases([])).rejects.toThrow('broken');
    fail.mockRestore();
    expect(await sender.renewLeases([])).toEqual([]);
  });

  it('leases an e-mail to the same worker again if the reply was lost', async () => {
    await store.queue().add(anEmailJob(), now);
    const { updateMany } = Model;
    const responseLost = jest.spyOn(Model, 'updateMany').mockImplementationOnce(function (
      this: typeof Model,
      ...update
    ) {
      return updateMany.apply(this, update).then(() => Promise.reject(new Error('The connection is broken'))) as never;
    });
    await expect(sender.leaseDue(1, now)).rejects.toThrow('broken');
    responseLost.mockRestore();
    expect(await store.sender().leaseDue(1, now)).toEqual([]);
    expect(await sender.leaseDue(1, now)).toMatchObject([{ attempts: 1 }]);
    expect(await sender.leaseDue(1, now)).toEqual([]);
  });

  it('ignores an outcome from a worker whose lease was taken over', async () => {
    await store.queue().add(anEmailJob(), now);
    const first = await leaseOne(sender, now);
    const other = store.sender();
    await other.endLeases(await other.leases());
    await leaseOne(other, now);
    await sender.giveUp(first, 'EENVELOPE 550 RCPT TO');
    expect(await store.documents()).toMatchObject([{ status: 'sending', lastError: null }]);
  });
});
