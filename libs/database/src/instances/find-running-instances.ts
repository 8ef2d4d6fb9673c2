import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { defaultBeatTiming, instancesIn, type Instance } from './instances';

/** The result of reading the instances of a database once. */
export class InstancesSeen {
  private constructor(private readonly instances: Instance[]) {}

  /** @param own the instance that reads, which is not counted */
  static async in(database: mongo.Db, own?: string): Promise<InstancesSeen> {
    const instances = await instancesIn(database).find().toArray();
    return new InstancesSeen(instances.filter(({ _id }) => _id !== own));
  }

  get isEmpty(): boolean {
    return this.instances.length === 0;
  }

  /** The instances that have started or sent a heartbeat since an earlier reading. */
  aliveSince(earlier: InstancesSeen): Instance[] {
    const beatsBefore = new Map(earlier.instances.map(({ _id, beats }) => [_id, beats]));
    return this.instances.filter(({ _id, beats }) => beatsBefore.get(_id) !== beats);
  }
}

/**
 * Watches the instances of a database until it is known which are running: about one interval if some are, three if all
 * were killed, and no time if there are none.
 */
export const findRunningInstances = async (
  database: mongo.Db,
  own?: string,
  { beatEvery, deadAfter } = defaultBeatTiming,
): Promise<Instance[]> => {
  const first = await InstancesSeen.in(database, own);
  if (first.isEmpty) return [];
  const start = performance.now();
  for (;;) {
    await pause(beatEvery / 10);
    const alive = (await InstancesSeen.in(database, own)).aliveSince(first);
    const elapsed = performance.now() - start;
    if (elapsed >= deadAfter || (alive.length > 0 && elapsed > beatEvery)) return alive;
  }
};
