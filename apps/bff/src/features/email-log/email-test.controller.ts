import { Controller, HttpCode, Post } from '@nestjs/common';
import { sendTestEmail, testEmailResultSchema, type TestEmailResult } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

@Controller('api/admin/email-test')
export class EmailTestController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(testEmailResultSchema, {
    summary: 'Sends a test e-mail to the admin who asks; names the response of the mail server if it fails',
    errors: ['RATE_LIMITED'],
  })
  @Post()
  @HttpCode(200)
  send(): Promise<TestEmailResult> {
    return this.rpc.call(sendTestEmail, {});
  }
}
