import { Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import {
  addBlock,
  type AvailabilityEntry,
  blockChangesSchema,
  blockFieldsSchema,
  blockSchema,
  type BlockView,
  changeBlock,
  daySchema,
  freeRange,
  holidaysOfPeriodSchema,
  type HolidaysOfPeriod,
  holidaysSection,
  listAvailability,
  rangeToFreeSchema,
  removeBlock,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Day } from '@hearthstay/stay';
import { ParsedBody, type Parsed, PathParam, QueryField } from '../../platform/http/request-input.decorators';
import { entryId } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { holidaysView } from '../holidays/holidays-view';

/** The owner's calendar with its blocks and holidays. */
@Controller('api/admin')
export class OwnerCalendarController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(listAvailability.response, {
    summary: 'Who has days of a period of at most two years or asks for them, by first day',
    errors: ['VALIDATION_FAILED'],
  })
  @Get('availability')
  list(@QueryField('from', daySchema) from: Day, @QueryField('to', daySchema) to: Day): Promise<AvailabilityEntry[]> {
    return this.rpc.call(listAvailability, { from, to });
  }

  @ApiOperation(holidaysOfPeriodSchema, {
    summary: 'The holidays of a period in the region that the owner has chosen',
    errors: ['VALIDATION_FAILED'],
  })
  @Get('holidays')
  async listHolidays(
    @QueryField('from', daySchema) start: Day,
    @QueryField('to', daySchema) end: Day,
  ): Promise<HolidaysOfPeriod> {
    const holidays = await holidaysView(await this.rpc.call(holidaysSection.get, {}), { start, end });
    return { ...(holidays && { holidays }) };
  }

  @ApiOperation(blockSchema, { summary: 'Blocks a range of days with a private note', errors: ['DAYS_BOOKED'] })
  @Post('blocks')
  add(@ParsedBody(blockFieldsSchema) fields: Parsed<typeof blockFieldsSchema>): Promise<BlockView> {
    return this.rpc.call(addBlock, fields);
  }

  @ApiOperation(blockSchema, {
    summary: 'Changes the range and the note of a block',
    errors: ['ENTRY_NOT_FOUND', 'DAYS_BOOKED', 'BLOCK_CHANGED_MEANWHILE'],
  })
  @Patch('blocks/:id')
  change(
    @PathParam('id', entryId) id: string,
    @ParsedBody(blockChangesSchema) changes: Parsed<typeof blockChangesSchema>,
  ): Promise<BlockView> {
    return this.rpc.call(changeBlock, { id, ...changes });
  }

  @ApiOperation(removeBlock.response, { summary: 'Frees the days of a block', errors: ['ENTRY_NOT_FOUND'] })
  @Delete('blocks/:id')
  remove(@PathParam('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeBlock, { id });
  }

  @ApiOperation(freeRange.response, {
    summary: 'Frees the days of a range, whichever blocks have them',
    errors: ['ENTRY_NOT_FOUND'],
  })
  @Post('blocks/free')
  @HttpCode(200)
  free(@ParsedBody(rangeToFreeSchema) range: Parsed<typeof rangeToFreeSchema>): Promise<Record<string, never>> {
    return this.rpc.call(freeRange, range);
  }
}
