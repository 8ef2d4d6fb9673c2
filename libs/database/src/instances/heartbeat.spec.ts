import { describeEachDatabase, eventually } from '@hearthstay/testing';
import { markFinishedImport, markUnfinishedImport } from '../import/unfinished-import';
import { findRunningInstances, InstancesSeen } from './find-running-instances';
import { DataReplaced, Heartbeat } from './heartbeat';
import { instancesIn } from './instances';

const quick = { beatEvery: 200, staleAfter: 400, deadAfter: 3_000 };

describeEachDatabase('A heartbeat', (database) => {
  const db = () => database.connection().getClient().db(database.name());
  const onDataReplaced = jest.fn();
  const start = (timing = quick) => Heartbeat.start(db(), { onDataReplaced, timing });

  beforeEach(async () => {
    onDataReplaced.mockClear();
    await instancesIn(db()).deleteMany({});
  });

  it('shows which processes are running, and that one has stopped', async () => {
    expect(await findRunningInstances(db(), undefined, quick)).toEqual([]);
    const first = await start();
    const second = await start();

    const alive = { processId: process.pid, beatAt: expect.any(Date) };
    await eventually(async () =>
      expect(await findRunningInstances(db(), undefined, quick)).toMatchObject([alive, alive]),
    );
    await first.stop();
    await eventually(async () => expect(await findRunningInstances(db(), undefined, quick)).toMatchObject([alive]));
    await second.stop();
    expect(await instancesIn(db()).countDocuments()).toBe(0);
  });

  it('of a killed process expires independently of its clock, and the database removes it', async () => {
    await instancesIn(db()).insertOne({
      _id: 'killed',
      role: 'service',
      host: 'elsewhere',
      processId: 1,
      beats: 9,
      beatAt: new Date(Date.now() + 3_600_000),
    });
    const living = await start();

    await eventually(async () =>
      expect(await findRunningInstances(db(), undefined, quick)).toMatchObject([{ processId: process.pid }]),
    );
    const indexes = await instancesIn(db()).indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { beatAt: 1 }, expireAfterSeconds: 86_400 }));
    await living.stop();
  });

  it('shows an instance that started between two readings', async () => {
    const before = await InstancesSeen.in(db());
    const heartbeat = await start();
    expect((await InstancesSeen.in(db())).aliveSince(before)).toHaveLength(1);
    await heartbeat.stop();
  });

  it('does not start while an import is unfinished', async () => {
    await markUnfinishedImport(db());
    await expect(start()).rejects.toThrow(`import into the database ${database.name()} is not finished`);
    expect(await instancesIn(db()).countDocuments()).toBe(0);
    await markFinishedImport(db());
  });

  it('detects an import that begins and one that is over', async () => {
    const heartbeat = await start();
    await heartbeat.confirm();
    await markUnfinishedImport(db());
    await markFinishedImport(db());

    await eventually(() => expect(onDataReplaced).toHaveBeenCalledTimes(1));
    await expect(heartbeat.confirm()).rejects.toThrow(DataReplaced);
    await heartbeat.stop();
  });

  it('allows a suspended process to write only after another check', async () => {
    // Long enough that the check of the start is recent at the first `confirm`, even on a busy machine.
    const neverByItself = { ...quick, beatEvery: 1_000_000, staleAfter: 600_000 };
    const heartbeat = await start(neverByItself);
    await markUnfinishedImport(db());
    await markFinishedImport(db());
    await heartbeat.confirm();

    const wakesUpAt = Date.now() + neverByItself.staleAfter + 1;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(wakesUpAt);
    await expect(heartbeat.confirm()).rejects.toThrow(DataReplaced);
    clock.mockRestore();
    await heartbeat.stop();
  });
});
