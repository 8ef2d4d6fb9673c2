import { Controller, Delete, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import {
  backgroundImageViewSchema,
  removeBackgroundImage,
  storeBackgroundImage,
  type BackgroundImageView,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { OneUploadInterceptor } from '../../platform/uploads/one-upload.interceptor';
import { UploadedImage } from '../../platform/uploads/uploaded-image.decorator';
import { uploadedImageInterceptor } from '../../platform/uploads/uploaded-image.interceptor';
import { BackgroundImageCache } from './background-image.cache';
import { backgroundImageView, noBackgroundImage } from './background-image-view';

const imageField = 'backgroundImage';

const uploadFormSchema = z.object({ [imageField]: z.file().mime('image/jpeg') });

export const backgroundImagePath = 'api/admin/settings/background-image';

@Controller(backgroundImagePath)
export class AdminBackgroundImageController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly image: BackgroundImageCache,
  ) {}

  @ApiOperation(backgroundImageViewSchema, {
    summary: `Shows another image behind the page: a JPEG of at most ${fieldLimits.imageMegabytesMax} MB`,
    errors: ['UNSUPPORTED_IMAGE', 'IMAGE_TOO_LARGE', 'IMAGE_UNREADABLE'],
    form: uploadFormSchema,
  })
  @Post()
  @HttpCode(200)
  @UseInterceptors(OneUploadInterceptor, uploadedImageInterceptor(imageField))
  async store(@UploadedImage(imageField) content: Buffer): Promise<BackgroundImageView> {
    const { image } = await this.rpc.call(storeBackgroundImage, { contentBase64: content.toString('base64') });
    this.image.set(image);
    return backgroundImageView(image);
  }

  @ApiOperation(backgroundImageViewSchema, { summary: 'Removes the image behind the page' })
  @Delete()
  async remove(): Promise<BackgroundImageView> {
    await this.rpc.call(removeBackgroundImage, {});
    this.image.set(null);
    return noBackgroundImage;
  }
}
