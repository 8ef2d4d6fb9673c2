import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  getNoticeAddress,
  maskedSecret,
  noticeAddressBodySchema,
  noticeAddressSchema,
  noticeTestSchema,
  recordNoticeAddress,
  setNoticeAddress,
  testNoticeAddress,
  type NoticeAddress,
  type NoticeTest,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody, type Parsed } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { AdminEmail } from '../../platform/security/current-admin';

type Body = Parsed<typeof noticeAddressBodySchema>;

/** Whether a form is saved as it was opened. */
const isAsRead = ({ kind, url, withNames, secret = maskedSecret }: Body, former: NoticeAddress): boolean =>
  kind === former.kind && url === former.url && withNames === former.withNames && secret === maskedSecret;

/** What the history shows: no secret. */
const shownOf = ({ kind, url, withNames }: NoticeAddress) => ({ kind, url, withNames });

/** Where the admin who asks gets notices beside e-mail. */
@Controller('api/admin/notice-address')
export class NoticeAddressController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(noticeAddressSchema, {
    summary: 'Where the admin gets notices beside e-mail; only the host of the address, and no secret',
  })
  @Get()
  get(@AdminEmail() email: string): Promise<NoticeAddress> {
    return this.rpc.call(getNoticeAddress, { email });
  }

  @ApiOperation(noticeAddressSchema, {
    summary: 'Names an ntfy topic or a webhook for notices; a secret that is made for it is in this response only',
    errors: [
      'VALIDATION_FAILED',
      'NOTICE_ADDRESS_INVALID',
      'NOTICE_ADDRESS_FORBIDDEN',
      'NOTICE_PASSWORD_UNENCRYPTED',
      'NOTICE_UNREACHABLE',
    ],
  })
  @Put()
  async set(@ParsedBody(noticeAddressBodySchema) body: Body, @AdminEmail() email: string): Promise<NoticeAddress> {
    const former = await this.rpc.call(getNoticeAddress, { email });
    const set = await this.rpc.call(setNoticeAddress, { ...body, email });
    // A repeated command finds the new address, which differs from what was typed, because only its host is read.
    if (!isAsRead(body, former))
      await this.rpc.call(recordNoticeAddress, { before: shownOf(former), after: shownOf(set) });
    return set;
  }

  @ApiOperation(noticeTestSchema, {
    summary: 'Sends a test notice to the saved address; what the receiver says',
    errors: [
      'RATE_LIMITED',
      'NOTICE_ADDRESS_MISSING',
      'NOTICE_ADDRESS_FORBIDDEN',
      'NOTICE_UNREACHABLE',
      'NOTICE_TIMEOUT',
      'NOTICE_REDIRECT',
      'NOTICE_REFUSED',
    ],
  })
  @Post('test')
  @HttpCode(200)
  test(@AdminEmail() email: string): Promise<NoticeTest> {
    return this.rpc.call(testNoticeAddress, { email });
  }
}
