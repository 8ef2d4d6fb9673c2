import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import {
  addAdmin,
  type AdminView,
  adminViewSchema,
  emailBodySchema,
  listAdmins,
  removeAdmin,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { entryId } from '../../platform/http/address-part.pipe';
import { ParsedBody } from '../../platform/http/parsed-body.decorator';
import { Answers } from '../../platform/openapi/answers.decorator';
import { AdminEmail } from '../../platform/security/admin-email.decorator';
import { adminView } from './admin-view';

@Controller('api/admin/emails')
export class AdminEmailsController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(z.array(adminViewSchema), { summary: 'Every admin' })
  @Get()
  async list(): Promise<AdminView[]> {
    return (await this.rpc.call(listAdmins, {})).map(adminView);
  }

  @Answers(adminViewSchema, { summary: 'Makes somebody an admin', refusals: ['ALREADY_EXISTS'] })
  @Post()
  async add(
    @ParsedBody(emailBodySchema) { email }: z.infer<typeof emailBodySchema>,
    @AdminEmail() addedBy: string,
  ): Promise<AdminView> {
    return adminView(await this.rpc.call(addAdmin, { email, addedBy }));
  }

  @Answers(removeAdmin.response, {
    summary: 'Ends the access of an admin at once',
    refusals: ['ENTRY_NOT_FOUND', 'LAST_ADMIN'],
  })
  @Delete(':id')
  remove(@Param('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeAdmin, { id });
  }
}
