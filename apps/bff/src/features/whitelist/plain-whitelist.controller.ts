import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import {
  addToWhitelist,
  emailBodySchema,
  listWhitelist,
  removeFromWhitelist,
  type WhitelistEntry,
  whitelistEntrySchema,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { entryId } from '../../platform/http/address-part.pipe';
import { ParsedBody } from '../../platform/http/parsed-body.decorator';
import { Answers } from '../../platform/openapi/answers.decorator';

const plainEntrySchema = whitelistEntrySchema.pick({ id: true, email: true });

type PlainEntry = z.infer<typeof plainEntrySchema>;

const plain = ({ id, email }: WhitelistEntry): PlainEntry => ({ id, email });

/** The guest whitelist without its notes: the same entries (behaviour: Who may call what). */
@Controller('api/admin/whitelist')
export class PlainWhitelistController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(z.array(plainEntrySchema), { summary: 'The whitelist without notes' })
  @Get()
  async list(): Promise<PlainEntry[]> {
    return (await this.rpc.call(listWhitelist, {})).map(plain);
  }

  @Answers(plainEntrySchema, { summary: 'Puts a guest on the whitelist', refusals: ['ALREADY_EXISTS'] })
  @Post()
  async add(@ParsedBody(emailBodySchema) { email }: z.infer<typeof emailBodySchema>): Promise<PlainEntry> {
    return plain(await this.rpc.call(addToWhitelist, { email }));
  }

  @Answers(removeFromWhitelist.response, { summary: 'Takes a guest off the whitelist', refusals: ['ENTRY_NOT_FOUND'] })
  @Delete(':id')
  remove(@Param('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeFromWhitelist, { id });
  }
}
