import { Controller, Get } from '@nestjs/common';
import type { AdminSettingsView } from '@hearthstay/contracts';
import { SettingsViews } from '../background-image/settings-views';

@Controller('api/admin/settings')
export class AdminSettingsController {
  constructor(private readonly settingsViews: SettingsViews) {}

  /** The password never leaves the server: `passwordRequired` tells whether there is one. */
  @Get()
  async read(): Promise<AdminSettingsView> {
    return { ...(await this.settingsViews.compose()), appPassword: null };
  }
}
