export { PasswordHasher } from './password-hasher';
export { ClaimUnitRepository } from './persistence/claim-unit.repository';
export { SettingsRepository } from './persistence/settings.repository';
export { settingsId, settingsModel, type SettingsDocument } from './persistence/settings.schema';
export { SettingsModule } from './settings.module';
