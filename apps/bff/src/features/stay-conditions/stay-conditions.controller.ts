import { Controller, Get, Req, Res } from '@nestjs/common';
import { stayConditionsSchema, type admitGuest, type RequestOf } from '@hearthstay/contracts';
import type { Request, Response } from 'express';
import { sendCached } from '../../platform/cache/cached-response';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { GuestGate } from '../site-password/guest-gate';
import { Guest } from '../site-password/guest.decorator';

@Public()
@Controller('api/bookings/stay-conditions')
export class StayConditionsController {
  constructor(
    private readonly settings: PublicSettingsCache,
    private readonly gate: GuestGate,
  ) {}

  @ApiOperation(stayConditionsSchema, {
    summary: 'The rules and prices of stays, which the settings leave out on a site with a password',
    errors: ['PASSWORD_REQUIRED'],
  })
  @Get()
  async read(
    @Guest() guest: RequestOf<typeof admitGuest>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const [{ conditions }] = await Promise.all([this.settings.get(), this.gate.admit(guest, response)]);
    sendCached(conditions, request, response);
  }
}
