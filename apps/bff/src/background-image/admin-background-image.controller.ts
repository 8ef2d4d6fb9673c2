import { Controller, Delete, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { removeBackgroundImage, storeBackgroundImage, type BackgroundImageView } from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { backgroundImageView, noBackgroundImage } from './background-image-view';
import { UploadedImage } from './uploaded-image.decorator';
import { UploadedImageInterceptor } from './uploaded-image.interceptor';

@Controller('api/admin/settings/background-image')
export class AdminBackgroundImageController {
  constructor(private readonly rpc: RpcClient) {}

  @Post()
  @HttpCode(200)
  @UseInterceptors(UploadedImageInterceptor)
  async store(@UploadedImage() content: Buffer): Promise<BackgroundImageView> {
    const { image } = await this.rpc.call(storeBackgroundImage, { contentBase64: content.toString('base64') });
    return backgroundImageView(image);
  }

  @Delete()
  async remove(): Promise<BackgroundImageView> {
    await this.rpc.call(removeBackgroundImage, {});
    return noBackgroundImage;
  }
}
