import { Controller, HttpCode, Post } from '@nestjs/common';
import {
  composeStayEmail,
  previewStayEmail,
  sendTestEmail,
  stayEmailDraftBodySchema,
  stayEmailPreviewViewSchema,
  testEmailResultSchema,
  type StayEmailKind,
  type StayEmailPreviewView,
  type TestEmailResult,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody, PathParam, type Parsed } from '../../platform/http/request-input.decorators';
import { stayEmailKind } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

type Draft = Parsed<typeof stayEmailDraftBodySchema>;

/** The e-mails of a stay while the owner writes them. Both responses have dots in place of the door code. */
@Controller('api/admin/settings/stay-emails/:kind')
export class StayEmailsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(stayEmailPreviewViewSchema, {
    summary: 'An e-mail as the guest of a stay would read it, by default of the next stay',
    errors: ['NOT_FOUND', 'REQUEST_NOT_FOUND'],
  })
  @Post('preview')
  @HttpCode(200)
  async preview(
    @PathParam('kind', stayEmailKind) kind: StayEmailKind,
    @ParsedBody(stayEmailDraftBodySchema) draft: Draft,
  ): Promise<StayEmailPreviewView> {
    const { email, sentOn } = await this.rpc.call(composeStayEmail, { ...draft, kind });
    const preview = await this.rpc.call(previewStayEmail, email);
    return { ...preview, guest: email.name, sentOn };
  }

  @ApiOperation(testEmailResultSchema, {
    summary: 'Sends such an e-mail to the admin who asks',
    errors: ['NOT_FOUND', 'REQUEST_NOT_FOUND', 'RATE_LIMITED'],
  })
  @Post('test')
  @HttpCode(200)
  async test(
    @PathParam('kind', stayEmailKind) kind: StayEmailKind,
    @ParsedBody(stayEmailDraftBodySchema) draft: Draft,
  ): Promise<TestEmailResult> {
    const { email } = await this.rpc.call(composeStayEmail, { ...draft, kind });
    return this.rpc.call(sendTestEmail, { stayEmail: email });
  }
}
