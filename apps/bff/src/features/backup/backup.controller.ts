import { Controller, Get, Inject } from '@nestjs/common';
import { backupViewSchema, type BackupView } from '@hearthstay/contracts';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

/** When the latest nightly backup was completed; `undefined` before the first one. */
export type LatestBackup = () => Promise<Date | undefined>;

/** The injection token of {@link LatestBackup}; its value is `undefined` if nothing is backed up every night. */
export const latestBackupToken = Symbol('latest backup');

@Controller('api/admin/backup')
export class BackupController {
  constructor(@Inject(latestBackupToken) private readonly latest: LatestBackup | undefined) {}

  @ApiOperation(backupViewSchema, { summary: 'When the data were last backed up' })
  @Get()
  async read(): Promise<BackupView> {
    if (!this.latest) return { isNightly: false, lastAt: null };
    return { isNightly: true, lastAt: (await this.latest())?.toISOString() ?? null };
  }
}
