import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  copyEmailLink,
  emailLinkSchema,
  emailLogPageSchema,
  emailLogSearchSchema,
  emailStateSchema,
  findRequestsOfGuest,
  idSchema,
  listEmailLog,
  loggedEmailSchema,
  recordCopiedLink,
  resendBodySchema,
  resendEmail,
  type EmailLink,
  type EmailLog,
  type EmailState,
  type LoggedEmail,
  type RequestOf,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody, type Parsed, PathParam, QueryField } from '../../platform/http/request-input.decorators';
import { entryId } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

/** The e-mails that were sent or are to be sent. */
@Controller('api/admin/email-log')
export class EmailLogController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(listEmailLog.response, {
    summary:
      'The e-mails of the last 180 days, in pages, newest first; `search`: a name, or the beginning of an address',
    errors: ['VALIDATION_FAILED'],
  })
  @Get()
  async list(
    @QueryField('state', emailStateSchema.optional()) state?: EmailState,
    @QueryField('request', idSchema.optional()) requestId?: string,
    @QueryField('search', emailLogSearchSchema.optional()) text?: string,
    @QueryField('page', emailLogPageSchema.optional()) page?: number,
  ): Promise<EmailLog> {
    return this.rpc.call(listEmailLog, { state, requestId, page, ...(await this.searchFor(text)) });
  }

  /** The names of guests are known to their requests only. */
  private async searchFor(text: string | undefined): Promise<Pick<RequestOf<typeof listEmailLog>, 'search'>> {
    if (!text) return {};
    const { ids } = await this.rpc.call(findRequestsOfGuest, { text });
    return { search: { address: text.toLowerCase(), requestIds: ids } };
  }

  @ApiOperation(loggedEmailSchema, {
    summary: 'Makes one more attempt to send an e-mail that has failed',
    errors: ['ENTRY_NOT_FOUND', 'EMAIL_CONTENT_REMOVED', 'EMAIL_LINK_ENDED'],
  })
  @Post(':id/resend')
  @HttpCode(200)
  resend(
    @PathParam('id', entryId) id: string,
    @ParsedBody(resendBodySchema) { attempts }: Parsed<typeof resendBodySchema>,
  ): Promise<LoggedEmail> {
    return this.rpc.call(resendEmail, { id, attempts });
  }

  @ApiOperation(emailLinkSchema, {
    summary: 'The link that an unsent e-mail brings a guest, to be handed over by another way',
    errors: ['ENTRY_NOT_FOUND', 'EMAIL_WITHOUT_LINK'],
  })
  @Post(':id/link')
  @HttpCode(200)
  async copyLink(@PathParam('id', entryId) id: string): Promise<EmailLink> {
    const { url, kind, requestId } = await this.rpc.call(copyEmailLink, { id });
    // Before the link is given away: it lets its holder act as the guest.
    if (requestId) await this.rpc.call(recordCopiedLink, { id: requestId, email: kind });
    return { url };
  }
}
