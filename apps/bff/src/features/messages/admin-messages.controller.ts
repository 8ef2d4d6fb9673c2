import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  listMessages,
  markMessagesRead,
  messageBodySchema,
  type OwnerMessage,
  sendMessageToGuest,
  shownMessagesBodySchema,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { requestId } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

@Controller('api/admin/requests/:id/messages')
export class AdminMessagesController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(listMessages.response, {
    summary: 'The messages between guest and owner about a request, oldest first; reading them marks none as read',
    errors: ['REQUEST_NOT_FOUND'],
  })
  @Get()
  list(@PathParam('id', requestId) id: string): Promise<OwnerMessage[]> {
    return this.rpc.call(listMessages, { id });
  }

  @ApiOperation(sendMessageToGuest.response, {
    summary: 'Writes to the guest of a request',
    errors: ['REQUEST_NOT_FOUND', 'THREAD_ENDED', 'GUEST_WITHOUT_EMAIL'],
  })
  @Post()
  send(
    @PathParam('id', requestId) id: string,
    @ParsedBody(messageBodySchema) { text }: Parsed<typeof messageBodySchema>,
  ): Promise<OwnerMessage> {
    return this.rpc.call(sendMessageToGuest, { id, text });
  }

  @ApiOperation(markMessagesRead.response, {
    summary: 'Marks the messages of the guest as read, up to the last one that was shown',
    errors: ['REQUEST_NOT_FOUND'],
  })
  @Post('read')
  @HttpCode(200)
  markRead(
    @PathParam('id', requestId) id: string,
    @ParsedBody(shownMessagesBodySchema) { last }: Parsed<typeof shownMessagesBodySchema>,
  ): Promise<Record<string, never>> {
    return this.rpc.call(markMessagesRead, { id, last });
  }
}
