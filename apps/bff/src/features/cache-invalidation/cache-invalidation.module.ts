import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AvailabilityModule } from '../availability/availability.module';
import { BackgroundImageModule } from '../background-image/background-image.module';
import { EmbedModule } from '../embed/embed.module';
import { HouseModule } from '../house/house.module';
import { LegalModule } from '../legal/legal.module';
import { PhotosModule } from '../photos/photos.module';
import { SettingsModule } from '../settings/settings.module';
import { SitePasswordModule } from '../site-password/site-password.module';
import { CacheInvalidation } from './cache-invalidation';
import { CacheInvalidationConsumer } from './cache-invalidation.consumer';
import { InvalidateAfterWrites } from './invalidate-after-writes.interceptor';

@Module({
  imports: [
    AvailabilityModule,
    BackgroundImageModule,
    EmbedModule,
    HouseModule,
    LegalModule,
    PhotosModule,
    SettingsModule,
    SitePasswordModule,
  ],
  controllers: [CacheInvalidationConsumer],
  providers: [CacheInvalidation, { provide: APP_INTERCEPTOR, useClass: InvalidateAfterWrites }],
})
export class CacheInvalidationModule {}
