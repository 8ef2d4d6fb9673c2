import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability';
import { MessagesModule } from '../messages';
import { RequestStoreModule } from '../request-store';
import { SettingsModule } from '../settings';
import { RequestErasure } from './request-erasure';
import { Retention } from './retention/retention';

/** How long the data of guests are kept. */
@Module({
  imports: [AvailabilityModule, MessagesModule, RequestStoreModule, SettingsModule],
  providers: [RequestErasure, Retention],
})
export class PrivacyModule {}
