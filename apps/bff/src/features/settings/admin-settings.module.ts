import { Module, type DynamicModule } from '@nestjs/common';
import type { Locale } from '@hearthstay/contracts';
import { AdminSettingsController, houseLocale } from './admin-settings.controller';
import { SettingsModule } from './settings.module';

/** The settings as admins see them. */
@Module({})
export class AdminSettingsModule {
  static create(locale: Locale): DynamicModule {
    return {
      module: AdminSettingsModule,
      imports: [SettingsModule],
      controllers: [AdminSettingsController],
      providers: [{ provide: houseLocale, useValue: locale }],
    };
  }
}
