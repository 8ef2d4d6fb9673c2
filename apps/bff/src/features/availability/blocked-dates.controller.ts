import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
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
import { entryId } from '../../platform/http/address-part.pipe';
import { ParsedBody } from '../../platform/http/parsed-body.decorator';
import { Answers } from '../../platform/openapi/answers.decorator';

@Controller('api/admin')
export class BlockedDatesController {
  constructor(private readonly rpc: RpcClient) {}

  @Answers(z.array(blockedDaySchema), { summary: 'Blocks days, all or none', refusals: ['DAYS_BOOKED'] })
  @Post('block-dates')
  @HttpCode(200)
  block(@ParsedBody(blockDatesBodySchema) { dates }: z.infer<typeof blockDatesBodySchema>): Promise<BlockedDay[]> {
    return this.rpc.call(blockDays, { dates });
  }

  @Answers(z.array(blockedDaySchema), { summary: 'Every blocked day from today on' })
  @Get('blocked-dates')
  list(): Promise<BlockedDay[]> {
    return this.rpc.call(listBlockedDays, {});
  }

  @Answers(unblockDay.response, { summary: 'Frees a blocked day', refusals: ['ENTRY_NOT_FOUND'] })
  @Delete('blocked-dates/:id')
  unblock(@Param('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(unblockDay, { id });
  }
}
