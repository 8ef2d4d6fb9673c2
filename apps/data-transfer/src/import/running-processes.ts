import { serviceNames } from '@hearthstay/contracts';
import { findRunningInstances, InstancesSeen, type BeatTiming, type Instance } from '@hearthstay/database';
import { UserError } from '../user-error';
import type { Data } from '../data/data';
import type { ImportPresence } from './import-presence';

type RunningProcess = { service: string; instance: Instance };

/** The processes that have the data open, which then must not be replaced: services, and other imports. */
export class RunningProcesses {
  private constructor(
    private readonly target: Data,
    private readonly own: ImportPresence,
    private readonly seen: Map<string, InstancesSeen>,
  ) {}

  /** Takes some seconds when processes run or were killed. @throws UserError when one is running. */
  static async refuse(target: Data, own: ImportPresence, timing?: BeatTiming): Promise<RunningProcesses> {
    const running = await Promise.all(
      serviceNames.map(async (service) =>
        (await findRunningInstances(target.database(service), own.id, timing)).map((instance) => ({
          service,
          instance,
        })),
      ),
    );
    refuse(running.flat());
    return new RunningProcesses(target, own, await look(target, own));
  }

  /** Checks again. @throws UserError when one has started, or is running after all. */
  async refuseNewOnes(): Promise<void> {
    const running: RunningProcess[] = [];
    for (const [service, seen] of await look(this.target, this.own)) {
      const alive = seen.aliveSince(this.seen.get(service)!);
      running.push(...alive.map((instance) => ({ service, instance })));
    }
    refuse(running);
  }
}

const look = async (target: Data, own: ImportPresence): Promise<Map<string, InstancesSeen>> => {
  const looks = serviceNames.map(
    async (service) => [service, await InstancesSeen.in(target.database(service), own.id)] as const,
  );
  return new Map(await Promise.all(looks));
};

const refuse = (running: RunningProcess[]): void => {
  if (running.length === 0) return;
  const lines = running.map(({ service, instance: { role, host, processId } }) => {
    const what = role === 'import' ? 'another import' : service;
    return `  ${what}, process ${processId} on ${host}`;
  });
  throw new UserError(
    ['Hearthstay is running on this data. Stop it, then import again. These are alive:', ...lines].join('\n'),
  );
};
