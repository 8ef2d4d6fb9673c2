import { Module } from '@nestjs/common';
import { UploadSlot } from './one-upload.interceptor';

@Module({ providers: [UploadSlot], exports: [UploadSlot] })
export class UploadsModule {}
