import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  getNoticeAddress,
  noticeAddressBodySchema,
  noticeAddressSchema,
  noticeTestSchema,
  setNoticeAddress,
  testNoticeAddress,
  type NoticeAddress,
  type NoticeTest,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody, type Parsed } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { AdminEmail } from '../../platform/security/current-admin';

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
  set(
    @ParsedBody(noticeAddressBodySchema) body: Parsed<typeof noticeAddressBodySchema>,
    @AdminEmail() email: string,
  ): Promise<NoticeAddress> {
    return this.rpc.call(setNoticeAddress, { ...body, email });
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
