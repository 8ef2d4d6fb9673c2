import { Module } from '@nestjs/common';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { AdminBackgroundImageController } from './admin-background-image.controller';
import { BackgroundImageCache } from './background-image.cache';
import { BackgroundImageController } from './background-image.controller';
import { ImageFiles } from './image-files';

@Module({
  imports: [UploadsModule],
  controllers: [AdminBackgroundImageController, BackgroundImageController],
  providers: [BackgroundImageCache, ImageFiles],
  exports: [BackgroundImageCache],
})
export class BackgroundImageModule {}
