import { Controller } from '@nestjs/common';
import { recordNoticeAddress, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { SettingsRepository } from '../persistence/settings.repository';

/** Notes a change of an address for notices, which notifications stores, in the history of the settings. */
@Controller()
export class RecordNoticeAddress {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
  ) {}

  @Handles(recordNoticeAddress)
  async run({ before, after }: RequestOf<typeof recordNoticeAddress>): Promise<ResponseOf<typeof recordNoticeAddress>> {
    await this.settings.noteChange({ noticeAddress: before }, { noticeAddress: after }, this.clock.now());
    return {};
  }
}
