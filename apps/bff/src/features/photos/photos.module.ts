import { Module } from '@nestjs/common';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { AdminPhotosController } from './admin-photos.controller';
import { PhotosCache } from './photos.cache';

@Module({
  imports: [UploadsModule],
  controllers: [AdminPhotosController],
  providers: [PhotosCache],
  exports: [PhotosCache],
})
export class PhotosModule {}
