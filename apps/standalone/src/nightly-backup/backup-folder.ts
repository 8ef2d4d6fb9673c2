import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '@hearthstay/stay';

const complete = /^\d{4}-\d\d-\d\d$/;
const interrupted = /^\d{4}-\d\d-\d\d[.]unfinished$/;

/** A folder with a backup for each day, named `2031-06-01`. What has another name there is the operator's. */
export class BackupFolder {
  constructor(readonly path: string) {}

  /** Where the backup of a day is, or will be. */
  pathOf(day: Day): string {
    return join(this.path, day);
  }

  async has(day: Day): Promise<boolean> {
    return (await this.names()).includes(day);
  }

  /** When the latest backup was completed; `undefined` while there is none. */
  async latest(): Promise<Date | undefined> {
    const name = (await this.backups()).at(-1);
    return name === undefined ? undefined : (await stat(join(this.path, name, 'manifest.json'))).mtime;
  }

  /** Deletes all but the latest backups, and what interrupted ones have left. */
  async keepLatest(count: number): Promise<void> {
    const outdated = (await this.backups()).slice(0, -count);
    const unfinished = (await this.names()).filter((name) => interrupted.test(name));
    for (const name of [...outdated, ...unfinished]) await rm(join(this.path, name), { recursive: true });
  }

  /** The oldest first. */
  private async backups(): Promise<string[]> {
    return (await this.names()).filter((name) => complete.test(name)).sort();
  }

  private async names(): Promise<string[]> {
    try {
      return await readdir(this.path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}
