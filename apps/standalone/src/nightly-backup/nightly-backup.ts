import { Inject, Injectable } from '@nestjs/common';
import { exportData, type Data } from '@hearthstay/data-transfer/export';
import { Clock } from '@hearthstay/runtime';
import { dailyAt, Scheduler } from '@hearthstay/scheduler';
import { dayAt } from '@hearthstay/stay';
import { BackupFolder } from './backup-folder';
import { allData } from './persistence/all-data';

/** The hour at the property: after the one at which expired data are removed, so that a backup has none of them. */
const hour = 4;

export interface NightlyBackupOptions {
  /** The number of backups that are kept, at least one. */
  kept: number;
  timeZone: string;
}

export const nightlyBackupOptions = Symbol('options of the nightly backup');

/** Exports all data once a day, also after a night in which the program did not run, and deletes old backups. */
@Injectable()
export class NightlyBackup {
  constructor(
    @Inject(allData) private readonly data: Data,
    private readonly clock: Clock,
    private readonly folder: BackupFolder,
    @Inject(nightlyBackupOptions) private readonly options: NightlyBackupOptions,
    scheduler: Scheduler,
  ) {
    scheduler.addForOneInstance({
      name: 'back up all data',
      next: dailyAt(hour, options.timeZone),
      run: () => this.run(),
    });
  }

  /** A run that is repeated on the same day only deletes. */
  private async run(): Promise<void> {
    const day = dayAt(this.options.timeZone, this.clock.now());
    if (!(await this.folder.has(day))) {
      await exportData(this.data, this.folder.pathOf(day), (_step, _total, work) => work(() => undefined));
    }
    await this.folder.keepLatest(this.options.kept);
  }
}
