import { Controller, Get, Req, Res } from '@nestjs/common';
import { readFeed } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { etagOf, sendCached } from '../../platform/cache/cached-response';
import { PathParam } from '../../platform/http/request-input.decorators';
import { feedToken } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { feedsPath } from './feed-address';

/** Serves the iCalendar files of feeds. The token in the URL authenticates the reader. */
@Public()
@Controller(feedsPath)
export class FeedFileController {
  constructor(private readonly rpc: RpcClient) {}

  @ApiOperation(z.string(), {
    summary: 'A calendar of ours in iCalendar format',
    errors: ['NOT_FOUND'],
    mediaType: 'text/calendar',
  })
  @Get(':token.ics')
  async file(
    @PathParam('token', feedToken) token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const userAgent = request.headers['user-agent'] ?? '';
    const { calendar } = await this.rpc.call(readFeed, { token, userAgent });
    const body = Buffer.from(calendar);
    const contentType = 'text/calendar; charset=utf-8';
    sendCached({ body, etag: etagOf(body), contentType }, request, response);
  }
}
