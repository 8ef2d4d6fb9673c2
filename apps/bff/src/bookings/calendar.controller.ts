import { Controller, Get, Header } from '@nestjs/common';
import { getPublicSettings, listOccupiedDays, type OccupiedDay, type PublicSettings } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { Public } from '../security/public.decorator';

/** What the calendar shows to everybody; browsers may keep it as long as they ask whether it has changed. */
@Public()
@Controller('api/bookings')
export class CalendarController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('settings')
  @Header('Cache-Control', 'no-cache')
  settings(): Promise<PublicSettings> {
    return this.rpc.call(getPublicSettings, {});
  }

  @Get('occupied')
  @Header('Cache-Control', 'no-cache')
  occupiedDays(): Promise<OccupiedDay[]> {
    return this.rpc.call(listOccupiedDays, {});
  }
}
