import { once } from 'node:events';
import { describeEachDatabase, eventually } from '@hearthstay/testing';
import type { BeatTiming } from '../instances/instances';
import { Lease, LeaseLost, leasesCollection } from './lease';

const timing: BeatTiming = { beatEvery: 50, staleAfter: 200, deadAfter: 400 };

describeEachDatabase('A lease', (database) => {
  const db = () => database.connection().getClient().db(database.name());
  const beats = async () => (await db().collection(leasesCollection).findOne({}))?.beats as number;
  const aLease = () => new Lease(db(), 'sweep', timing);
  const holderKilled = () =>
    db()
      .collection(leasesCollection)
      .insertOne({ _id: 'sweep' as never, holder: 'x', beats: 7 });
  afterEach(() => db().collection(leasesCollection).deleteMany({}));

  it('is held by one instance at a time', async () => {
    const leases = [aLease(), aLease(), aLease()];
    const taken = await Promise.all(leases.map((lease) => lease.tryTake()));
    expect(taken.filter(Boolean)).toHaveLength(1);

    await leases[taken.indexOf(true)]!.release();
    const other = leases[taken.indexOf(false)]!;
    expect(await other.tryTake()).toBe(true);
    await other.release();
  });

  it('stays with a running holder', async () => {
    const [holder, other] = [aLease(), aLease()];
    await holder.tryTake();
    expect(await other.tryTake()).toBe(false);
    const seen = await beats();
    await eventually(async () => expect(await beats()).toBeGreaterThan(seen));
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + timing.deadAfter);
    expect(await other.tryTake()).toBe(false);
    clock.mockRestore();
    await expect(holder.confirm()).resolves.toBeUndefined();
    await holder.release();
  });

  it('passes to a waiting instance after its holder was killed', async () => {
    await holderKilled();
    const waiting = [aLease(), aLease(), aLease()];
    const start = performance.now();
    const taken = await eventually(async () => {
      const taken = await Promise.all(waiting.map((lease) => lease.tryTake()));
      expect(taken).toContain(true);
      return taken;
    });
    expect(performance.now() - start).toBeGreaterThan(timing.deadAfter - 10);
    expect(taken.filter(Boolean)).toHaveLength(1);
    await Promise.all(waiting.map((lease) => lease.release()));
  });

  it('that was taken over is lost for the previous holder, who cannot release it', async () => {
    const [holder, other] = [aLease(), aLease()];
    await holder.tryTake();
    await db().collection(leasesCollection).deleteMany({});
    await other.tryTake();

    await expect(holder.confirm()).rejects.toThrow(LeaseLost);
    expect(holder.lost.aborted).toBe(true);
    await holder.release();
    await expect(other.confirm()).resolves.toBeUndefined();
    await other.release();
  });

  it('notifies its holder of its loss by its signal', async () => {
    const holder = aLease();
    await holder.tryTake();
    const isLost = once(holder.lost, 'abort');
    await db().collection(leasesCollection).deleteMany({});
    await isLost;
    await holder.release();

    await holder.tryTake();
    expect(holder.lost.aborted).toBe(false);
    await holder.release();
  });
});
