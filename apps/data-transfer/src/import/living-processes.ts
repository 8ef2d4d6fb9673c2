import { serviceNames } from '@hearthstay/contracts';
import { findLivingInstances, InstancesSeen, type BeatTiming, type Instance } from '@hearthstay/database';
import { CannotGoOn } from '../cannot-go-on';
import type { Data } from '../data/data';
import type { ImportPresence } from './import-presence';

type Living = { service: string; instance: Instance };

/** The processes that have the data open, which then must not be replaced: services, and other imports. */
export class LivingProcesses {
  private constructor(
    private readonly target: Data,
    private readonly own: ImportPresence,
    private readonly seen: Map<string, InstancesSeen>,
  ) {}

  /** Takes some seconds when processes run, or have been killed. @throws CannotGoOn when any is alive. */
  static async refuse(target: Data, own: ImportPresence, timing?: BeatTiming): Promise<LivingProcesses> {
    const living = await Promise.all(
      serviceNames.map(async (service) =>
        (await findLivingInstances(target.database(service), own.id, timing)).map((instance) => ({
          service,
          instance,
        })),
      ),
    );
    refuse(living.flat());
    return new LivingProcesses(target, own, await look(target, own));
  }

  /** Looks once more. @throws CannotGoOn when one has begun, or is found to be alive after all. */
  async refuseNewOnes(): Promise<void> {
    const living: Living[] = [];
    for (const [service, seen] of await look(this.target, this.own)) {
      const alive = seen.aliveSince(this.seen.get(service)!);
      living.push(...alive.map((instance) => ({ service, instance })));
    }
    refuse(living);
  }
}

const look = async (target: Data, own: ImportPresence): Promise<Map<string, InstancesSeen>> => {
  const looks = serviceNames.map(
    async (service) => [service, await InstancesSeen.in(target.database(service), own.id)] as const,
  );
  return new Map(await Promise.all(looks));
};

const refuse = (living: Living[]): void => {
  if (living.length === 0) return;
  const lines = living.map(({ service, instance: { role, host, processId } }) => {
    const what = role === 'import' ? 'another import' : service;
    return `  ${what}, process ${processId} on ${host}`;
  });
  throw new CannotGoOn(
    ['Hearthstay is running on this data. Stop it, then import again. These are alive:', ...lines].join('\n'),
  );
};
