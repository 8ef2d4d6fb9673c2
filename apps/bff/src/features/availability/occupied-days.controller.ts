import { Controller, Get, Req, Res } from '@nestjs/common';
import { occupiedDaySchema, type admitGuest, type RequestOf } from '@hearthstay/contracts';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { sendCached } from '../../platform/cache/cached-response';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { GuestGate } from '../site-password/guest-gate';
import { Guest } from '../site-password/guest.decorator';
import { OccupiedDaysCache } from './occupied-days.cache';

@Public()
@Controller('api/bookings/occupied')
export class OccupiedDaysController {
  constructor(
    private readonly days: OccupiedDaysCache,
    private readonly gate: GuestGate,
  ) {}

  /** Browsers may store the response and have to revalidate it before each use. */
  @ApiOperation(z.array(occupiedDaySchema), {
    summary: 'The days that nobody can ask for, from the first day of last month on',
    errors: ['PASSWORD_REQUIRED'],
  })
  @Get()
  async list(
    @Guest() guest: RequestOf<typeof admitGuest>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const [days] = await Promise.all([this.days.get(), this.gate.admit(guest, response)]);
    sendCached(days, request, response);
  }
}
