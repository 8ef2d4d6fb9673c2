import { Controller, Get, Req, Res } from '@nestjs/common';
import { settingsViewSchema } from '@hearthstay/contracts';
import type { Request, Response } from 'express';
import { sendCached } from '../../platform/cache/cached-response';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { PublicSettingsCache } from './public-settings.cache';

@Public()
@Controller('api/bookings/settings')
export class PublicSettingsController {
  constructor(private readonly settings: PublicSettingsCache) {}

  /** Browsers may store the response and have to revalidate it before each use. */
  @ApiOperation(settingsViewSchema, { summary: 'The settings that everybody may know' })
  @Get()
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendCached(await this.settings.get(), request, response);
  }
}
