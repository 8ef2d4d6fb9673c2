import { Module, type DynamicModule } from '@nestjs/common';
import { BackupController, latestBackupToken, type LatestBackup } from './backup.controller';

@Module({})
export class BackupModule {
  /** @param latest `undefined` if nothing is backed up every night */
  static create(latest: LatestBackup | undefined): DynamicModule {
    return {
      module: BackupModule,
      controllers: [BackupController],
      providers: [{ provide: latestBackupToken, useValue: latest }],
    };
  }
}
