import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
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
import { entryId } from '../../platform/http/resource-id.pipe';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

@Controller('api/admin/guest-whitelist')
export class WhitelistController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.array(whitelistEntrySchema), { summary: 'The guests who may ask while the whitelist is on' })
  @Get()
  list(): Promise<WhitelistEntry[]> {
    return this.rpc.call(listWhitelist, {});
  }

  @ApiOperation(whitelistEntrySchema, { summary: 'Puts a guest on the whitelist', errors: ['ALREADY_EXISTS'] })
  @Post()
  add(@ParsedBody(whitelistBodySchema) entry: Parsed<typeof whitelistBodySchema>): Promise<WhitelistEntry> {
    return this.rpc.call(addToWhitelist, entry);
  }

  @ApiOperation(whitelistEntrySchema, { summary: 'Changes the notes about a guest', errors: ['ENTRY_NOT_FOUND'] })
  @Put(':id')
  changeNotes(
    @PathParam('id', entryId) id: string,
    @ParsedBody(whitelistNotesBodySchema) { notes }: Parsed<typeof whitelistNotesBodySchema>,
  ): Promise<WhitelistEntry> {
    return this.rpc.call(changeWhitelistNotes, { id, notes });
  }

  @ApiOperation(removeFromWhitelist.response, {
    summary: 'Takes a guest off the whitelist',
    errors: ['ENTRY_NOT_FOUND'],
  })
  @Delete(':id')
  remove(@PathParam('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeFromWhitelist, { id });
  }
}
