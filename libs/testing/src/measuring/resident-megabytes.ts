import { readFile } from 'node:fs/promises';

const megabytes = async (field: 'VmRSS' | 'VmHWM', processId: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(new RegExp(String.raw`^${field}:\s+(\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
};

/** The resident memory of a process. */
export const residentMegabytes = (processId: number | undefined): Promise<number> => megabytes('VmRSS', processId);

/** The largest resident memory of a process since its start. */
export const largestResidentMegabytes = (processId: number | undefined): Promise<number> =>
  megabytes('VmHWM', processId);
