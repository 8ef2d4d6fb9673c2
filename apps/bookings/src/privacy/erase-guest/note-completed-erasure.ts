import { Controller } from '@nestjs/common';
import { guestErasureCompleted, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { PrivacyRecordRepository } from '../persistence/privacy-record.repository';

/** Puts on record what another service has erased. A duplicate event changes nothing. */
@Controller()
export class NoteCompletedErasure {
  constructor(private readonly records: PrivacyRecordRepository) {}

  @OnEvent(guestErasureCompleted)
  async run({ payload }: MessageOf<typeof guestErasureCompleted>): Promise<void> {
    const { erasureId, service, at, found } = payload;
    await this.records.complete(erasureId, service, { at: new Date(at), found });
  }
}
