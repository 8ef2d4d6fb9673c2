import { Controller, Get, Patch } from '@nestjs/common';
import {
  type AdminSettingsView,
  adminSettingsViewSchema,
  type SettingsChanges,
  settingsChangesSchema,
  updateSettings,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { SettingsViews } from './settings-views';
import { ParsedBody } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

/** The password never leaves the server: `passwordRequired` says whether one is set. */
@Controller('api/admin/settings')
export class AdminSettingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly views: SettingsViews,
  ) {}

  @ApiOperation(adminSettingsViewSchema, { summary: 'The settings' })
  @Get()
  async read(): Promise<AdminSettingsView> {
    return { ...(await this.views.read()), appPassword: null };
  }

  @ApiOperation(adminSettingsViewSchema, { summary: 'Changes what is named of the settings' })
  @Patch()
  async change(@ParsedBody(settingsChangesSchema) changes: SettingsChanges): Promise<AdminSettingsView> {
    return { ...this.views.compose(await this.rpc.call(updateSettings, changes)), appPassword: null };
  }
}
