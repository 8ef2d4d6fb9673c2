import { Controller, Get, Patch } from '@nestjs/common';
import {
  settingsChangesSchema,
  updateSettings,
  type AdminSettingsView,
  type SettingsChanges,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { SettingsViews } from '../background-image/settings-views';
import { ParsedBody } from '../http/parsed-body.decorator';

/** The password never leaves the server: `passwordRequired` tells whether there is one. */
@Controller('api/admin/settings')
export class AdminSettingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly views: SettingsViews,
  ) {}

  @Get()
  async read(): Promise<AdminSettingsView> {
    return { ...(await this.views.compose()), appPassword: null };
  }

  @Patch()
  async change(@ParsedBody(settingsChangesSchema) changes: SettingsChanges): Promise<AdminSettingsView> {
    return { ...(await this.views.compose(await this.rpc.call(updateSettings, changes))), appPassword: null };
  }
}
