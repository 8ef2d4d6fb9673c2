import { Controller } from '@nestjs/common';
import { listPrivacyRecords, type PrivacyRecord } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PrivacyRecordRepository } from '../persistence/privacy-record.repository';

@Controller()
export class ListPrivacyRecords {
  constructor(private readonly records: PrivacyRecordRepository) {}

  @Handles(listPrivacyRecords)
  run(): Promise<PrivacyRecord[]> {
    return this.records.list();
  }
}
