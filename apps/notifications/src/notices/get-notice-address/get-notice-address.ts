import { Controller } from '@nestjs/common';
import { getNoticeAddress, type NoticeAddress, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { noticeAddressView } from '../notice-address-view';
import { NoticeAddressRepository } from '../persistence/notice-address.repository';

@Controller()
export class GetNoticeAddress {
  constructor(private readonly addresses: NoticeAddressRepository) {}

  @Handles(getNoticeAddress)
  async run({ email }: RequestOf<typeof getNoticeAddress>): Promise<NoticeAddress> {
    return noticeAddressView(await this.addresses.find(email));
  }
}
