import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { addAdmin, emailBodySchema, listAdmins, removeAdmin, type AdminView } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { z } from 'zod';
import { entryId } from '../../http/address-part.pipe';
import { ParsedBody } from '../../http/parsed-body.decorator';
import { AdminEmail } from '../../security/admin-email.decorator';
import { adminView } from './admin-view';

@Controller('api/admin/emails')
export class AdminEmailsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  async list(): Promise<AdminView[]> {
    return (await this.rpc.call(listAdmins, {})).map(adminView);
  }

  @Post()
  async add(
    @ParsedBody(emailBodySchema) { email }: z.infer<typeof emailBodySchema>,
    @AdminEmail() addedBy: string,
  ): Promise<AdminView> {
    return adminView(await this.rpc.call(addAdmin, { email, addedBy }));
  }

  @Delete(':id')
  remove(@Param('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeAdmin, { id });
  }
}
