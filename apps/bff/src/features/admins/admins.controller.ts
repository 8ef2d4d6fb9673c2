import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import {
  addAdmin,
  adminBodySchema,
  adminChangesBodySchema,
  adminView,
  type AdminView,
  listAdmins,
  removeAdmin,
  setAdminLocale,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { entryId } from '../../platform/http/resource-id.pipe';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { AdminEmail } from '../../platform/security/current-admin';
import { FreshSignIn } from '../../platform/security/fresh-sign-in.decorator';

@Controller('api/admin/emails')
export class AdminsController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.array(adminView.schema), { summary: 'Every admin' })
  @Get()
  async list(): Promise<AdminView[]> {
    return (await this.rpc.call(listAdmins, {})).map(adminView.of);
  }

  @ApiOperation(adminView.schema, { summary: 'Makes somebody an admin', errors: ['ALREADY_EXISTS', 'SIGN_IN_AGAIN'] })
  @FreshSignIn()
  @Post()
  async add(
    @ParsedBody(adminBodySchema) admin: Parsed<typeof adminBodySchema>,
    @AdminEmail() addedBy: string,
  ): Promise<AdminView> {
    return adminView.of(await this.rpc.call(addAdmin, { ...admin, addedBy }));
  }

  @ApiOperation(adminView.schema, {
    summary: 'Sets the language of e-mails to an admin; `null` for that of the house',
    errors: ['ENTRY_NOT_FOUND'],
  })
  @Patch(':id')
  async change(
    @PathParam('id', entryId) id: string,
    @ParsedBody(adminChangesBodySchema) { locale }: Parsed<typeof adminChangesBodySchema>,
  ): Promise<AdminView> {
    return adminView.of(await this.rpc.call(setAdminLocale, { id, locale }));
  }

  @ApiOperation(removeAdmin.response, {
    summary: 'Ends the access of an admin at once',
    errors: ['ENTRY_NOT_FOUND', 'LAST_ADMIN', 'SIGN_IN_AGAIN'],
  })
  @FreshSignIn()
  @Delete(':id')
  remove(@PathParam('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeAdmin, { id });
  }
}
