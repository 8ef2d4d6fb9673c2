import { Controller } from '@nestjs/common';
import { adminRosterChanged, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { AdminNotices } from './admin-notices';
import { AdminRosterRepository } from './persistence/admin-roster.repository';

@Controller()
export class StoreRosterOnChange {
  constructor(
    private readonly roster: AdminRosterRepository,
    private readonly notices: AdminNotices,
  ) {}

  @OnEvent(adminRosterChanged)
  async store({ payload }: MessageOf<typeof adminRosterChanged>): Promise<void> {
    await this.roster.keepIfNewer(payload);
    await this.notices.sendWaiting();
  }
}
