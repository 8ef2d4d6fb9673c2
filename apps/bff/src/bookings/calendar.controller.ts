import { Controller, Get, Header } from '@nestjs/common';
import { listOccupiedDays, type OccupiedDay, type SettingsView } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { SettingsViews } from '../background-image/settings-views';
import { Public } from '../security/public.decorator';

/** What the calendar shows to everybody; browsers may keep it as long as they ask whether it has changed. */
@Public()
@Controller('api/bookings')
export class CalendarController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly settingsViews: SettingsViews,
  ) {}

  @Get('settings')
  @Header('Cache-Control', 'no-cache')
  settings(): Promise<SettingsView> {
    return this.settingsViews.compose();
  }

  @Get('occupied')
  @Header('Cache-Control', 'no-cache')
  occupiedDays(): Promise<OccupiedDay[]> {
    return this.rpc.call(listOccupiedDays, {});
  }
}
