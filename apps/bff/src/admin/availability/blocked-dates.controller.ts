import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { blockDatesBodySchema, blockDays, listBlockedDays, unblockDay, type BlockedDay } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { z } from 'zod';
import { entryId } from '../../http/address-part.pipe';
import { ParsedBody } from '../../http/parsed-body.decorator';

@Controller('api/admin')
export class BlockedDatesController {
  constructor(private readonly rpc: RpcClient) {}

  @Post('block-dates')
  @HttpCode(200)
  block(@ParsedBody(blockDatesBodySchema) { dates }: z.infer<typeof blockDatesBodySchema>): Promise<BlockedDay[]> {
    return this.rpc.call(blockDays, { dates });
  }

  @Get('blocked-dates')
  list(): Promise<BlockedDay[]> {
    return this.rpc.call(listBlockedDays, {});
  }

  @Delete('blocked-dates/:id')
  unblock(@Param('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(unblockDay, { id });
  }
}
