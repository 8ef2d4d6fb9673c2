import { Controller } from '@nestjs/common';
import { adminRosterChanged, type MessageOf } from '@hearthstay/contracts';
import { OnEvent } from '@hearthstay/messaging';
import { DecisionLinks } from '../decision-links/decision-links';
import { NoticeAddressRepository } from '../notices';
import { AdminNotices } from './admin-notices';
import { AdminRosterRepository } from './persistence/admin-roster.repository';

@Controller()
export class StoreRosterOnChange {
  constructor(
    private readonly roster: AdminRosterRepository,
    private readonly notices: AdminNotices,
    private readonly decisionLinks: DecisionLinks,
    private readonly noticeAddresses: NoticeAddressRepository,
  ) {}

  @OnEvent(adminRosterChanged)
  async run({ payload }: MessageOf<typeof adminRosterChanged>): Promise<void> {
    await this.roster.keepIfNewer(payload);
    const admins = (await this.roster.emails()) ?? [];
    await this.decisionLinks.keepOnlyOf(admins);
    await this.noticeAddresses.removeOthersThan(admins);
    await this.notices.sendWaiting();
  }
}
