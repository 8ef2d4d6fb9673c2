import { Controller, Delete, Get, HttpCode, Inject, Post } from '@nestjs/common';
import {
  addFeed,
  calendarFeedFieldsSchema,
  feedViewSchema,
  listFeeds,
  removeFeed,
  rotateFeed,
  type FeedView,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { ParsedBody, type Parsed, PathParam } from '../../platform/http/request-input.decorators';
import { entryId } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { feedView, newFeedView, publicUrl } from './feed-address';

/** The feeds that other platforms read. */
@Controller('api/admin/feeds')
export class FeedsController {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(publicUrl) private readonly site: string,
  ) {}

  @ApiOperation(z.array(feedViewSchema), { summary: 'The calendars that others read, with masked addresses' })
  @Get()
  async list(): Promise<FeedView[]> {
    return (await this.rpc.call(listFeeds, {})).map((feed) => feedView(feed, this.site));
  }

  @ApiOperation(feedViewSchema, {
    summary: 'Offers a calendar; its address is in this response alone',
    errors: ['CALENDAR_NOT_FOUND', 'TOO_MANY_FEEDS'],
  })
  @Post()
  async add(@ParsedBody(calendarFeedFieldsSchema) fields: Parsed<typeof calendarFeedFieldsSchema>): Promise<FeedView> {
    return newFeedView(await this.rpc.call(addFeed, fields), this.site);
  }

  @ApiOperation(feedViewSchema, {
    summary: 'Gives a calendar a new address, and ends the old one',
    errors: ['ENTRY_NOT_FOUND'],
  })
  @Post(':id/rotate')
  @HttpCode(200)
  async rotate(@PathParam('id', entryId) id: string): Promise<FeedView> {
    return newFeedView(await this.rpc.call(rotateFeed, { id }), this.site);
  }

  @ApiOperation(removeFeed.response, { summary: 'Ends a calendar and its address', errors: ['ENTRY_NOT_FOUND'] })
  @Delete(':id')
  remove(@PathParam('id', entryId) id: string): Promise<Record<string, never>> {
    return this.rpc.call(removeFeed, { id });
  }
}
