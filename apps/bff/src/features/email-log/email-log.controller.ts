import { Controller, Get } from '@nestjs/common';
import {
  emailLogPageSchema,
  emailStateSchema,
  idSchema,
  listEmailLog,
  type EmailLog,
  type EmailState,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { QueryField } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

/** The e-mails that were sent or are to be sent. */
@Controller('api/admin/email-log')
export class EmailLogController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(listEmailLog.response, {
    summary: 'The e-mails of the last 180 days, in pages, newest first',
    errors: ['VALIDATION_FAILED'],
  })
  @Get()
  list(
    @QueryField('state', emailStateSchema.optional()) state?: EmailState,
    @QueryField('request', idSchema.optional()) requestId?: string,
    @QueryField('page', emailLogPageSchema.optional()) page?: number,
  ): Promise<EmailLog> {
    return this.rpc.call(listEmailLog, { state, requestId, page });
  }
}
