import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  listOwnMessages,
  markOwnMessagesRead,
  messageBodySchema,
  type RequestMessage,
  sendMessageToOwner,
  shownMessagesBodySchema,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { requestId } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { GuestLinkToken, StatusToken } from '../../platform/security/bearer-token';
import { Public } from '../../platform/security/public.decorator';

/** The messages of a guest, whom the token of a status link authenticates. */
@Public()
@Controller('api/bookings/requests/:id/messages')
export class GuestMessagesController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(listOwnMessages.response, {
    summary: 'The messages between guest and owner about a request, oldest first; reading them marks none as read',
    errors: ['LINK_INVALID', 'FORBIDDEN', 'REQUEST_NOT_FOUND'],
  })
  @Get()
  list(@PathParam('id', requestId) id: string, @GuestLinkToken() token: string): Promise<RequestMessage[]> {
    return this.rpc.call(listOwnMessages, { id, token });
  }

  @ApiOperation(sendMessageToOwner.response, {
    summary: 'Writes to the owner about a request',
    errors: ['LINK_INVALID', 'FORBIDDEN', 'REQUEST_NOT_FOUND', 'THREAD_ENDED'],
  })
  @Post()
  send(
    @PathParam('id', requestId) id: string,
    @StatusToken() token: string,
    @ParsedBody(messageBodySchema) { text }: Parsed<typeof messageBodySchema>,
  ): Promise<RequestMessage> {
    return this.rpc.call(sendMessageToOwner, { id, token, text });
  }

  @ApiOperation(markOwnMessagesRead.response, {
    summary: 'Marks the messages of the owner as read, up to the last one that was shown',
    errors: ['LINK_INVALID', 'FORBIDDEN', 'REQUEST_NOT_FOUND'],
  })
  @Post('read')
  @HttpCode(200)
  markRead(
    @PathParam('id', requestId) id: string,
    @StatusToken() token: string,
    @ParsedBody(shownMessagesBodySchema) { last }: Parsed<typeof shownMessagesBodySchema>,
  ): Promise<Record<string, never>> {
    return this.rpc.call(markOwnMessagesRead, { id, token, last });
  }
}
