import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import {
  addToWhitelist,
  changeWhitelistNotes,
  listWhitelist,
  removeFromWhitelist,
  whitelistBodySchema,
  type WhitelistEntry,
  whitelistEntrySchema,
  whitelistNotesBodySchema,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { entryId } from '../../platform/http/address-part.pipe';
import { ParsedBody } from '../../platform/http/parsed-body.decorator';
import { Answers } from '../../platform/openapi/answers.decorator';

@Controller('api/admin/guest-whitelist')
export class GuestWhitelistController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(z.array(whitelistEntrySchema), { summary: 'The guests who may ask while the whitelist is on' })
  @Get()
  list(): Promise<WhitelistEntry[]> {
    return this.rpc.call(listWhitelist, {});
  }

  @Answers(whitelistEntrySchema, { summary: 'Puts a guest on the whitelist', refusals: ['ALREADY_EXISTS'] })
  @Post()
  add(@ParsedBody(whitelistBodySchema) entry: z.infer<typeof whitelistBodySchema>): Promise<WhitelistEntry> {
    return this.rpc.call(addToWhitelist, entry);
  }

  @Answers(whitelistEntrySchema, { summary: 'Changes the notes about a guest', refusals: ['ENTRY_NOT_FOUND'] })
  @Put(':id')
  changeNotes(
    @Param('id', entryId) id: string,
    @ParsedBody(whitelistNotesBodySchema) { notes }: z.infer<typeof whitelistNotesBodySchema>,
  ): Promise<WhitelistEntry> {
    return this.rpc.call(changeWhitelistNotes, { id, notes });
  }

  @Answers(removeFromWhitelist.response, { summary: 'Takes a guest off the whitelist', refusals: ['ENTRY_NOT_FOUND'] })
  @Delete(':id')
  remove(@Param('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeFromWhitelist, { id });
  }
}
