import { Controller, Get, Req, Res } from '@nestjs/common';
import { occupiedDaySchema, settingsViewSchema, type admitGuest, type RequestOf } from '@hearthstay/contracts';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { sendCachedJson } from '../../platform/cache/cached-json';
import { OccupiedDaysCache } from './occupied-days.cache';
import { PublicSettingsCache } from '../settings/public-settings.cache';
import { GuestGate } from '../site-password/guest-gate';
import { Guest } from '../site-password/guest.decorator';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';

/** What the calendar shows; browsers may store it and have to revalidate it before each use. */
@Public()
@Controller('api/bookings')
export class CalendarController {
  constructor(
    private readonly publicSettings: PublicSettingsCache,
    private readonly days: OccupiedDaysCache,
    private readonly gate: GuestGate,
  ) {}

  @ApiOperation(settingsViewSchema, { summary: 'The settings that everybody may know' })
  @Get('settings')
  async settings(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendCachedJson(await this.publicSettings.get(), request, response);
  }

  @ApiOperation(z.array(occupiedDaySchema), {
    summary: 'The days that nobody can ask for, from the first day of last month on',
    errors: ['PASSWORD_REQUIRED'],
  })
  @Get('occupied')
  async occupiedDays(
    @Guest() guest: RequestOf<typeof admitGuest>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const [days] = await Promise.all([this.days.get(), this.gate.admit(guest, response)]);
    sendCachedJson(days, request, response);
  }
}
