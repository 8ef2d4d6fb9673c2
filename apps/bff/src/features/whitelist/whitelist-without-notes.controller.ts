import { Controller, Delete, Get, Post } from '@nestjs/common';
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
import { entryId } from '../../platform/http/resource-id.pipe';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

const plainEntrySchema = whitelistEntrySchema.pick({ id: true, email: true });

type PlainEntry = z.infer<typeof plainEntrySchema>;

const plain = ({ id, email }: WhitelistEntry): PlainEntry => ({ id, email });

/** The guest whitelist without notes: the same entries, for clients that only use addresses. */
@Controller('api/admin/whitelist')
export class WhitelistWithoutNotesController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.array(plainEntrySchema), { summary: 'The whitelist without notes' })
  @Get()
  async list(): Promise<PlainEntry[]> {
    return (await this.rpc.call(listWhitelist, {})).map(plain);
  }

  @ApiOperation(plainEntrySchema, { summary: 'Puts a guest on the whitelist', errors: ['ALREADY_EXISTS'] })
  @Post()
  async add(@ParsedBody(emailBodySchema) { email }: Parsed<typeof emailBodySchema>): Promise<PlainEntry> {
    return plain(await this.rpc.call(addToWhitelist, { email }));
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
