import { Controller, Inject } from '@nestjs/common';
import { RateLimit, rateLimitToken } from '@hearthstay/access';
import { DomainError, testNoticeAddress, type NoticeTest, type RequestOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { AdminRosterRepository } from '../../admin-recipients';
import { NoticeAddressRepository } from '../../notices';
import { noticeText } from '../../notices/notice-text';
import { sendNotice } from '../../notices/send-notice';
import { NotificationSettings } from '../../settings/notification-settings';
import { testNoticeLimit } from './test-notice-limit';

/** Within the deadline of the call. */
const timeoutMs = 5_000;

/** An admin finds out whether notices arrive. */
@Controller()
export class TestNoticeAddress {
  constructor(
    @Inject(rateLimitToken(testNoticeLimit)) private readonly limit: RateLimit,
    private readonly addresses: NoticeAddressRepository,
    private readonly roster: AdminRosterRepository,
    private readonly settings: NotificationSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `RATE_LIMITED`, `NOTICE_ADDRESS_MISSING`, `NOTICE_…` */
  @Handles(testNoticeAddress)
  async run({ email }: RequestOf<typeof testNoticeAddress>): Promise<NoticeTest> {
    const address = await this.addresses.find(email);
    if (!address) throw new DomainError('NOTICE_ADDRESS_MISSING');
    await this.limit.use({ email });
    const locale = (await this.roster.localeOf(email)) ?? this.settings.adminLocale;
    const text = await noticeText({ event: 'test' }, { locale, withNames: address.withNames }, this.settings);
    const at = this.clock.now();
    const notice = { ...text, id: currentCommandId(), at, locale };
    return { at: at.toISOString(), said: await sendNotice(notice, address, this.settings, { timeoutMs }) };
  }
}
