import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@hearthstay/database';
import type { ReportsMetrics, Running } from '@hearthstay/runtime';
import { Scheduler, SchedulerModule } from '@hearthstay/scheduler';
import { BackupFolder } from './backup-folder';
import { allDataProvider } from './persistence/all-data';
import { NightlyBackup, nightlyBackupOptions, type NightlyBackupOptions } from './nightly-backup';

@Module({})
class NightlyBackupModule {}

interface Dependencies extends NightlyBackupOptions {
  databaseUri: string;
  folder: BackupFolder;
}

/** The database of this process itself: it holds when the next backup is due, and is in no backup. */
const name = 'hearthstay-standalone';

/** Starts the task that backs up the embedded database. */
export const startNightlyBackup = async ({
  databaseUri,
  folder,
  ...options
}: Dependencies): Promise<Running & ReportsMetrics> => {
  const app = await NestFactory.createApplicationContext(
    {
      module: NightlyBackupModule,
      imports: [DatabaseModule.forRoot({ uri: databaseUri, name, models: [] }), SchedulerModule],
      providers: [
        NightlyBackup,
        allDataProvider,
        { provide: BackupFolder, useValue: folder },
        { provide: nightlyBackupOptions, useValue: options },
      ],
    },
    { abortOnError: false },
  );
  return { readMetrics: () => app.get(Scheduler).readMetrics(), close: () => app.close() };
};
