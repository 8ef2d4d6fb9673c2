import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { sendCached } from '../../platform/cache/cached-response';
import { PathParam } from '../../platform/http/request-input.decorators';
import { feedToken } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { feedsPath } from './feed-address';
import { FeedCache, feedReadOf } from './feed.cache';

/** Serves the iCalendar files of feeds. The token in the URL authenticates the reader. */
@Public()
@Controller(feedsPath)
export class FeedFileController {
  constructor(private readonly feeds: FeedCache) {}

  @ApiOperation(z.string(), {
    summary: 'A calendar of the house in iCalendar format',
    errors: ['NOT_FOUND'],
    mediaType: 'text/calendar',
  })
  @Get(':token.ics')
  async file(
    @PathParam('token', feedToken) token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendCached(await this.feeds.get(feedReadOf(token, request)), request, response);
  }
}
