import { Controller } from '@nestjs/common';
import { getNoticeAddress, type NoticeAddress, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { NoticeAddressRepository } from '../../notices';
import { noticeAddressView } from '../notice-address-view';

@Controller()
export class GetNoticeAddress {
  constructor(private readonly addresses: NoticeAddressRepository) {}

  @Handles(getNoticeAddress)
  async run({ email }: RequestOf<typeof getNoticeAddress>): Promise<NoticeAddress> {
    return noticeAddressView(await this.addresses.find(email));
  }
}
