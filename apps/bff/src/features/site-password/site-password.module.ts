import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { GuestGate } from './guest-gate';
import { PasswordController } from './password.controller';

@Module({
  imports: [SettingsModule],
  controllers: [PasswordController],
  providers: [GuestGate],
  exports: [GuestGate],
})
export class SitePasswordModule {}
