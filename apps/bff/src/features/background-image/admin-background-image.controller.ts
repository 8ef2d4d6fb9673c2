import { Controller, Delete, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import {
  backgroundImageViewSchema,
  DomainError,
  removeBackgroundImage,
  storeBackgroundImage,
  type BackgroundImageView,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { z } from 'zod';
import { Answers } from '../../platform/openapi/answers.decorator';
import { BackgroundImageCache } from './background-image.cache';
import { backgroundImageView, noBackgroundImage } from './background-image-view';
import { UploadedImage } from './uploaded-image.decorator';
import { imageField, UploadedImageInterceptor } from './uploaded-image.interceptor';

const uploadFormSchema = z.object({ [imageField]: z.file().mime('image/jpeg') });

/** About as long as a photo of the largest size takes. */
const retryAfterSeconds = 5;

@Controller('api/admin/settings/background-image')
export class AdminBackgroundImageController {
  /** As text in messages a photo takes several times its size, so only one is under way. */
  private isStoring = false;

  constructor(
    private readonly rpc: RpcClient,
    private readonly image: BackgroundImageCache,
  ) {}

  @Answers(backgroundImageViewSchema, {
    summary: 'Shows another image behind the page: a JPEG of at most 4 MB',
    refusals: ['UNSUPPORTED_IMAGE', 'IMAGE_TOO_LARGE', 'IMAGE_UNREADABLE'],
    form: uploadFormSchema,
  })
  @Post()
  @HttpCode(200)
  @UseInterceptors(UploadedImageInterceptor)
  async store(@UploadedImage() content: Buffer): Promise<BackgroundImageView> {
    if (this.isStoring) throw new DomainError('SERVICE_UNAVAILABLE', { params: { retryAfterSeconds } });
    this.isStoring = true;
    try {
      return await this.pass(content);
    } finally {
      this.isStoring = false;
    }
  }

  @Answers(backgroundImageViewSchema, { summary: 'Removes the image behind the page' })
  @Delete()
  async remove(): Promise<BackgroundImageView> {
    await this.rpc.call(removeBackgroundImage, {});
    this.image.set(null);
    return noBackgroundImage;
  }

  private async pass(content: Buffer): Promise<BackgroundImageView> {
    const { image } = await this.rpc.call(storeBackgroundImage, { contentBase64: content.toString('base64') });
    this.image.set(image);
    return backgroundImageView(image);
  }
}
