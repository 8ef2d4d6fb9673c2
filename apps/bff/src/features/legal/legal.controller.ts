import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  htmlPreviewSchema,
  legalPagesViewSchema,
  legalPreviewBodySchema,
  localeSchema,
  privacySection,
  type Locale,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { sendCached } from '../../platform/cache/cached-response';
import { ParsedBody, QueryField, type Parsed } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { LegalPagesCache } from './legal-pages.cache';
import { htmlOf } from '../../platform/markdown/markdown';
import { loadRetentionTexts, withRetention } from './retention-text';

@Controller('api')
export class LegalController {
  constructor(
    private readonly pages: LegalPagesCache,
    private readonly rpc: RpcClient,
  ) {}

  @ApiOperation(legalPagesViewSchema, { summary: 'The legal notice and the privacy page as HTML, by language' })
  @Public()
  @Get('bookings/legal')
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendCached(await this.pages.get(), request, response);
  }

  @ApiOperation(htmlPreviewSchema, {
    summary: 'The HTML of a text for a legal page, which is not stored',
    isCommand: false,
  })
  @Post('admin/settings/legal/preview')
  @HttpCode(200)
  async preview(
    @ParsedBody(legalPreviewBodySchema) { text }: Parsed<typeof legalPreviewBodySchema>,
    @QueryField('locale', localeSchema) locale: Locale,
  ): Promise<z.infer<typeof htmlPreviewSchema>> {
    const [times] = await Promise.all([this.rpc.call(privacySection.get, {}), loadRetentionTexts()]);
    return { html: htmlOf(withRetention(text, times, locale)) };
  }
}
