import { Module } from '@nestjs/common';
import { AdminBackgroundImageController } from './admin-background-image.controller';
import { BackgroundImageCache } from './background-image.cache';
import { BackgroundImageController } from './background-image.controller';
import { ImageFiles } from './image-files';

@Module({
  controllers: [AdminBackgroundImageController, BackgroundImageController],
  providers: [BackgroundImageCache, ImageFiles],
  exports: [BackgroundImageCache],
})
export class BackgroundImageModule {}
