import { once } from 'node:events';
import { leasesCollection, scheduledTasksCollection, type BeatTiming } from '@hearthstay/database';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase } from '@hearthstay/testing';
import { OneInstanceTask } from './one-instance-task';
import { ScheduledTaskRepository } from './persistence/scheduled-task.repository';
import { everyMilliseconds } from './recurrence';

/** A running instance never counts as dead, even if a busy machine stops it for seconds. */
const timing: BeatTiming = { beatEvery: 20, staleAfter: 30_000, deadAfter: 60_000 };
const hour = 60 * 60_000;
const name = 'read calendars';

describeEachDatabase('A task of one instance', (database) => {
  const db = () => database.connection().getClient().db(database.name());
  const dueTimes = () => db().collection<{ _id: string; dueAt: Date; ranAt?: Date }>(scheduledTasksCollection);
  const storedDueAt = async () => (await dueTimes().findOne({ _id: name }))?.dueAt.getTime();
  const setDueAt = (at: number) =>
    dueTimes().updateOne({ _id: name }, { $set: { dueAt: new Date(at) } }, { upsert: true });

  const run = jest.fn((_signal: AbortSignal) => Promise.resolve());
  const anInstance = (next = everyMilliseconds(hour)) =>
    new OneInstanceTask(new ScheduledTaskRepository(database.connection()), { name, next, run }, new Clock(), timing);
  const running = new AbortController().signal;

  let begin: number;
  beforeEach(async () => {
    begin = Date.now();
    run.mockReset().mockResolvedValue();
    await dueTimes().deleteMany({});
  });

  const expectDueIn = (dueAt: number | undefined, milliseconds: number) => {
    expect(dueAt).toBeGreaterThanOrEqual(begin + milliseconds);
    expect(dueAt).toBeLessThanOrEqual(Date.now() + milliseconds);
  };

  it('runs at once when it has never run, and then when it is due in the database', async () => {
    const [one, other] = [anInstance(), anInstance()];
    const dueAt = await one.runIfDue(running);
    expect(run).toHaveBeenCalledTimes(1);
    expectDueIn(dueAt, hour);
    expect(await storedDueAt()).toBe(dueAt);

    expect(await other.runIfDue(running)).toBe(dueAt);
    expect(run).toHaveBeenCalledTimes(1);
    await setDueAt(Date.now() - 1);
    await other.runIfDue(running);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('stores the start of its latest completed run', async () => {
    const repository = new ScheduledTaskRepository(database.connection());
    let began = 0;
    run.mockImplementationOnce(() => Promise.resolve(void (began = Date.now())));
    await anInstance().runIfDue(running);
    const { ranAt } = await repository.timesOf(name);
    expect(ranAt).toBeGreaterThanOrEqual(begin);
    expect(ranAt).toBeLessThanOrEqual(began);
    await setDueAt(Date.now() - 1);
    run.mockRejectedValueOnce(new Error('The database is away'));
    await expect(anInstance().runIfDue(running)).rejects.toThrow('The database is away');
    expect(await repository.timesOf(name)).toMatchObject({ ranAt });
  });

  it('that was missed for days runs once, and next at its hour', async () => {
    const nextTime = Date.now() + 8 * hour;
    const next = () => nextTime;
    await setDueAt(Date.now() - 5 * 24 * hour);
    for (const instance of [anInstance(next), anInstance(next)])
      expect(await instance.runIfDue(running)).toBe(nextTime);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs once when several instances check it concurrently', async () => {
    const instances = [anInstance(), anInstance(), anInstance(), anInstance()];
    for (let round = 1; round <= 20; round += 1) {
      await setDueAt(Date.now() - 1);
      await Promise.all(instances.map((instance) => instance.runIfDue(running)));
      expect(run).toHaveBeenCalledTimes(round);
    }
  });

  it('is checked again soon while another instance runs it', async () => {
    let finish = (): void => undefined;
    const isRunning = new Promise<void>((begun) => {
      run.mockImplementation(() => {
        begun();
        return new Promise((resolve) => (finish = resolve));
      });
    });
    const [one, other] = [anInstance(), anInstance()];
    const end = one.runIfDue(running);
    await isRunning;
    expectDueIn(await other.runIfDue(running), timing.beatEvery);
    finish();
    expect(await other.runIfDue(running).then(() => end)).toBe(await storedDueAt());
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('stays due when it fails, for any instance', async () => {
    run.mockRejectedValueOnce(new Error('The database is away'));
    await expect(anInstance().runIfDue(running)).rejects.toThrow('The database is away');
    await anInstance().runIfDue(running);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('stays due when the service stops in the middle', async () => {
    const stopping = new AbortController();
    run.mockImplementationOnce(() => Promise.resolve(stopping.abort()));
    await anInstance().runIfDue(stopping.signal);
    await anInstance().runIfDue(running);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is aborted, and stays due, when another instance has taken over', async () => {
    run.mockImplementationOnce(async (signal) => {
      const aborted = once(signal, 'abort');
      await db().collection(leasesCollection).deleteMany({});
      await aborted;
    });
    await anInstance().runIfDue(running);
    expect(await storedDueAt()).toBeUndefined();
  });

  it('runs at its next regular time at the latest, also if the stored time is later', async () => {
    await setDueAt(Date.now() + 1_000 * hour);
    expectDueIn(await anInstance().runIfDue(running), hour);
    expectDueIn(await storedDueAt(), hour);
    expect(run).not.toHaveBeenCalled();
  });
});
