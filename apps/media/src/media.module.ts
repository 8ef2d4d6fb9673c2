import { Module } from '@nestjs/common';
import { GetBackgroundImageHandler } from './background-image/get-background-image/get-background-image.handler';

@Module({ controllers: [GetBackgroundImageHandler] })
export class MediaModule {}
