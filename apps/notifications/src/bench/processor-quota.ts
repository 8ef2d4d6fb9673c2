import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The period of the quota in microseconds; the default of Linux and of Kubernetes. */
const period = 100_000;
const root = '/sys/fs/cgroup';
/** Where Linux has the processor's hierarchy in version 1 of cgroups; absent in version 2. */
const version1 = join(root, 'cpu');

/** A cgroup whose processes share a part of one core. */
export interface ProcessorQuota {
  /** Written to by a process to enter it, with its id. */
  processes: string;
  /** Its processes must have ended. */
  remove(): Promise<void>;
}

/**
 * @param share 0.15 stands for 15 % of a core
 * @returns `undefined` where this process may not create a cgroup
 */
export const createProcessorQuota = async (name: string, share: number): Promise<ProcessorQuota | undefined> => {
  const isVersion1 = existsSync(join(version1, 'cpu.cfs_quota_us'));
  const directory = join(isVersion1 ? version1 : root, name);
  const quota = Math.round(share * period);
  try {
    await mkdir(directory);
  } catch {
    return undefined;
  }
  try {
    if (isVersion1) await writeFile(join(directory, 'cpu.cfs_quota_us'), `${quota}`);
    else await writeFile(join(directory, 'cpu.max'), `${quota} ${period}`);
  } catch {
    await rmdir(directory);
    return undefined;
  }
  return { processes: join(directory, 'cgroup.procs'), remove: () => rmdir(directory) };
};
