import { Module } from '@nestjs/common';
import { PhotosModule } from '../photos/photos.module';
import { SitePasswordModule } from '../site-password/site-password.module';
import { HouseCache } from './house.cache';
import { HouseController } from './house.controller';

@Module({
  imports: [PhotosModule, SitePasswordModule],
  controllers: [HouseController],
  providers: [HouseCache],
  exports: [HouseCache],
})
export class HouseModule {}
