import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import {
  addToWhitelist,
  changeWhitelistNotes,
  listWhitelist,
  removeFromWhitelist,
  whitelistBodySchema,
  whitelistNotesBodySchema,
  type WhitelistEntry,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { z } from 'zod';
import { entryId } from '../../http/address-part.pipe';
import { ParsedBody } from '../../http/parsed-body.decorator';

@Controller('api/admin/guest-whitelist')
export class GuestWhitelistController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  list(): Promise<WhitelistEntry[]> {
    return this.rpc.call(listWhitelist, {});
  }

  @Post()
  add(@ParsedBody(whitelistBodySchema) entry: z.infer<typeof whitelistBodySchema>): Promise<WhitelistEntry> {
    return this.rpc.call(addToWhitelist, entry);
  }

  @Put(':id')
  changeNotes(
    @Param('id', entryId) id: string,
    @ParsedBody(whitelistNotesBodySchema) { notes }: z.infer<typeof whitelistNotesBodySchema>,
  ): Promise<WhitelistEntry> {
    return this.rpc.call(changeWhitelistNotes, { id, notes });
  }

  @Delete(':id')
  remove(@Param('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeFromWhitelist, { id });
  }
}
