import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { sendCopy } from '../cache/json-copy';
import { OccupiedDaysCache } from '../cache/occupied-days.cache';
import { PublicSettingsCache } from '../cache/public-settings.cache';
import { GuestGate } from '../gate/guest-gate';
import { GuestPassword } from '../gate/guest-password';
import { Caller } from '../http/caller';
import { Public } from '../security/public.decorator';

/** What the calendar shows to everybody; browsers may keep it as long as they ask whether it has changed. */
@Public()
@Controller('api/bookings')
export class CalendarController {
  constructor(
    private readonly publicSettings: PublicSettingsCache,
    private readonly days: OccupiedDaysCache,
    private readonly gate: GuestGate,
  ) {}

  @Get('settings')
  async settings(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendCopy(await this.publicSettings.get(), request, response);
  }

  @Get('occupied')
  async occupiedDays(
    @GuestPassword() password: string | undefined,
    @Caller() caller: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const [days] = await Promise.all([this.days.get(), this.gate.admit(password, caller)]);
    sendCopy(days, request, response);
  }
}
