import { Controller, Get, Inject, Patch } from '@nestjs/common';
import {
  type AdminSettingsView,
  adminSettingsViewSchema,
  type Locale,
  type SettingsChanges,
  settingsChangesSchema,
  type SettingsView,
  updateSettings,
} from '@hearthstay/contracts';
import { defaultLocale } from '@hearthstay/locales';
import { RpcClient } from '@hearthstay/messaging';
import { SettingsViews } from './settings-views';
import { ParsedBody } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';

/** The language of e-mails to admins who have set none. */
export const houseLocale = Symbol('the language of the house');

/** The password never leaves the server: `passwordRequired` says whether one is set. */
@Controller('api/admin/settings')
export class AdminSettingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly views: SettingsViews,
    @Inject(houseLocale) private readonly emailLocale: Locale,
  ) {}

  @ApiOperation(adminSettingsViewSchema, { summary: 'The settings' })
  @Get()
  async read(): Promise<AdminSettingsView> {
    return this.viewOf(await this.views.read());
  }

  @ApiOperation(adminSettingsViewSchema, { summary: 'Changes what is named of the settings' })
  @Patch()
  async change(@ParsedBody(settingsChangesSchema) changes: SettingsChanges): Promise<AdminSettingsView> {
    return this.viewOf(await this.views.compose(await this.rpc.call(updateSettings, changes)));
  }

  private viewOf(settings: SettingsView): AdminSettingsView {
    const { emailLocale } = this;
    return { ...settings, appPassword: null, ...(emailLocale !== defaultLocale && { emailLocale }) };
  }
}
