import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  blockDatesBodySchema,
  blockDays,
  type BlockedDay,
  blockedDaySchema,
  listBlockedDays,
  unblockDay,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { entryId } from '../../platform/http/resource-id.pipe';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

@Controller('api/admin')
export class BlockedDaysController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.array(blockedDaySchema), { summary: 'Blocks days, all or none', errors: ['DAYS_BOOKED'] })
  @Post('block-dates')
  @HttpCode(200)
  block(@ParsedBody(blockDatesBodySchema) { dates }: Parsed<typeof blockDatesBodySchema>): Promise<BlockedDay[]> {
    return this.rpc.call(blockDays, { dates });
  }

  @ApiOperation(z.array(blockedDaySchema), { summary: 'Every blocked day from today on' })
  @Get('blocked-dates')
  list(): Promise<BlockedDay[]> {
    return this.rpc.call(listBlockedDays, {});
  }

  @ApiOperation(unblockDay.response, { summary: 'Frees a blocked day', errors: ['ENTRY_NOT_FOUND'] })
  @Delete('blocked-dates/:id')
  unblock(@PathParam('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(unblockDay, { id });
  }
}
