import { readFile } from 'node:fs/promises';

/** The resident memory of a process. */
export const residentMegabytes = async (processId: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
};
