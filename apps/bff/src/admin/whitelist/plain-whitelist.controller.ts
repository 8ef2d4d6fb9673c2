import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import {
  addToWhitelist,
  emailBodySchema,
  listWhitelist,
  removeFromWhitelist,
  type WhitelistEntry,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { z } from 'zod';
import { entryId } from '../../http/address-part.pipe';
import { ParsedBody } from '../../http/parsed-body.decorator';

type PlainEntry = Pick<WhitelistEntry, 'id' | 'email'>;

const plain = ({ id, email }: WhitelistEntry): PlainEntry => ({ id, email });

/** The guest whitelist without its notes: the same entries (behaviour: Who may call what). */
@Controller('api/admin/whitelist')
export class PlainWhitelistController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  async list(): Promise<PlainEntry[]> {
    return (await this.rpc.call(listWhitelist, {})).map(plain);
  }

  @Post()
  async add(@ParsedBody(emailBodySchema) { email }: z.infer<typeof emailBodySchema>): Promise<PlainEntry> {
    return plain(await this.rpc.call(addToWhitelist, { email }));
  }

  @Delete(':id')
  remove(@Param('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeFromWhitelist, { id });
  }
}
