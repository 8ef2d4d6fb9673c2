import { Controller } from '@nestjs/common';
import { createAccessToken } from '@hearthstay/access';
import { maskedSecret, setNoticeAddress, type NoticeAddress, type RequestOf } from '@hearthstay/contracts';
import { checkAddress, maskedAddress, parseAddress } from '@hearthstay/guarded-request';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { EmailJobRepository } from '../../jobs';
import { NoticeAddressRepository, type NoticeAddressDocument } from '../../notices';
import { withNoticeErrors } from '../../notices/notice-error';
import { NotificationSettings } from '../../settings/notification-settings';
import { noticeAddressView } from '../notice-address-view';

type Secret = Pick<NoticeAddressDocument, 'secret' | 'secretMadeBy'>;

/** An admin names the address for notices, or turns them off. */
@Controller()
export class SetNoticeAddress {
  constructor(
    private readonly addresses: NoticeAddressRepository,
    private readonly jobs: EmailJobRepository,
    private readonly settings: NotificationSettings,
  ) {}

  /** @throws DomainError `NOTICE_…`, with nothing changed */
  @Handles(setNoticeAddress)
  async run({ email, kind, withNames, ...typed }: RequestOf<typeof setNoticeAddress>): Promise<NoticeAddress> {
    if (kind === 'off') {
      await this.addresses.remove(email);
      return noticeAddressView(null);
    }
    const before = await this.addresses.find(email);
    const url = before && typed.url === maskedAddress(before.url) ? before.url : typed.url;
    await withNoticeErrors(() => checkAddress(parseAddress(url), this.settings));
    const address = { _id: email, kind, url, withNames, ...(kind === 'webhook' && secretOf(typed.secret, before)) };
    await this.addresses.replace(address);
    await this.jobs.changeChannel(email, kind);
    return noticeAddressView(address, currentCommandId());
  }
}

/** The secret that was typed, the present one, or a new one. */
const secretOf = (typed: string | undefined, before: NoticeAddressDocument | null): Secret => {
  if (typed !== undefined && typed !== maskedSecret) return { secret: typed };
  if (before?.secret !== undefined) return { secret: before.secret, secretMadeBy: before.secretMadeBy };
  return { secret: createAccessToken().token, secretMadeBy: currentCommandId() };
};
