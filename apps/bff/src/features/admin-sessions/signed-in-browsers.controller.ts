import { Controller, Delete, Get } from '@nestjs/common';
import {
  adminSessionItem,
  endOtherSessions,
  endSession,
  listSessions,
  type AdminSessionItem,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { entryId } from '../../platform/http/resource-id.pipe';
import { PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { SessionToken } from '../../platform/security/bearer-token';

/** The sessions of an admin in all browsers. */
@Controller('api/admin/sessions')
export class SignedInBrowsersController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.array(adminSessionItem.schema), { summary: 'The browsers in which the admin has signed in' })
  @Get()
  async list(@SessionToken() token: string): Promise<AdminSessionItem[]> {
    return (await this.rpc.call(listSessions, { token })).map(adminSessionItem.of);
  }

  @ApiOperation(endOtherSessions.response, { summary: 'Ends all sessions of the admin but this one' })
  @Delete()
  endOthers(@SessionToken() token: string): Promise<Record<string, never>> {
    return this.rpc.call(endOtherSessions, { token });
  }

  @ApiOperation(endSession.response, { summary: 'Ends a session of the admin, also one that has ended' })
  @Delete(':id')
  end(@PathParam('id', entryId) id: string, @SessionToken() token: string): Promise<Record<string, never>> {
    return this.rpc.call(endSession, { token, id });
  }
}
