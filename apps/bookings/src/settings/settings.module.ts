import { Module } from '@nestjs/common';
import { provideOutboxRelay } from '@hearthstay/outbox';
import { GetPublicSettings } from './get-public-settings/get-public-settings';
import { passwordCost } from './domain/password-hash';
import { PasswordHasher } from './password-hasher';
import { ClaimUnitRepository } from './persistence/claim-unit.repository';
import { SettingsRepository } from './persistence/settings.repository';
import { settingsModel, settingsOutbox } from './persistence/settings.schema';
import { RecordNoticeAddress } from './record-notice-address/record-notice-address';
import { sectionHandlers } from './stored-sections/section-handlers';
import { UpdateSettings } from './update-settings/update-settings';

/** The settings of the owner. */
@Module({
  controllers: [GetPublicSettings, UpdateSettings, RecordNoticeAddress, ...sectionHandlers],
  providers: [
    SettingsRepository,
    ClaimUnitRepository,
    provideOutboxRelay(settingsOutbox, settingsModel),
    { provide: PasswordHasher, useValue: new PasswordHasher(passwordCost) },
  ],
  exports: [SettingsRepository, ClaimUnitRepository, PasswordHasher],
})
export class SettingsModule {}
