import { Controller, Delete, Get, HttpCode, Patch, Post, UseInterceptors } from '@nestjs/common';
import {
  addPhoto,
  describePhoto,
  listPhotos,
  orderPhotos,
  photoChangeSchema,
  photoOrderSchema,
  photoViewsSchema,
  removePhoto,
  type HousePhoto,
  type PhotoView,
} from '@hearthstay/contracts';
import { RpcClient } from '@hearthstay/messaging';
import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { ParsedBody, PathParam, type Parsed } from '../../platform/http/request-input.decorators';
import { photoId } from '../../platform/http/resource-id.pipe';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { OneUploadInterceptor } from '../../platform/uploads/one-upload.interceptor';
import { UploadedImage } from '../../platform/uploads/uploaded-image.decorator';
import { uploadedImageInterceptor } from '../../platform/uploads/uploaded-image.interceptor';
import { photoView } from './photo-view';
import { PhotosCache } from './photos.cache';

const field = 'photo';
const uploadFormSchema = z.object({ [field]: z.file().mime('image/jpeg') });

export const photosPath = 'api/admin/photos';

/** Each call responds with all photos in their order. */
@Controller(photosPath)
export class AdminPhotosController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly photos: PhotosCache,
  ) {}

  @ApiOperation(photoViewsSchema, { summary: 'The photos of the house in their order' })
  @Get()
  async list(): Promise<PhotoView[]> {
    return this.show(await this.rpc.call(listPhotos, {}));
  }

  @ApiOperation(photoViewsSchema, {
    summary: `Adds a photo of the house at the end: a JPEG of at most ${fieldLimits.imageMegabytesMax} MB`,
    errors: ['UNSUPPORTED_IMAGE', 'IMAGE_TOO_LARGE', 'IMAGE_UNREADABLE', 'TOO_MANY_PHOTOS'],
    form: uploadFormSchema,
  })
  @Post()
  @HttpCode(201)
  @UseInterceptors(OneUploadInterceptor, uploadedImageInterceptor(field))
  async add(@UploadedImage(field) content: Buffer): Promise<PhotoView[]> {
    return this.show(await this.rpc.call(addPhoto, { contentBase64: content.toString('base64') }));
  }

  @ApiOperation(photoViewsSchema, {
    summary: 'Puts the photos of the house in another order',
    errors: ['PHOTOS_CHANGED_MEANWHILE'],
  })
  @Patch()
  async order(@ParsedBody(photoOrderSchema) order: Parsed<typeof photoOrderSchema>): Promise<PhotoView[]> {
    return this.show(await this.rpc.call(orderPhotos, order));
  }

  @ApiOperation(photoViewsSchema, { summary: 'Changes what a photo is said to show', errors: ['PHOTO_NOT_FOUND'] })
  @Patch(':id')
  async describe(
    @PathParam('id', photoId) hash: string,
    @ParsedBody(photoChangeSchema) { alt }: Parsed<typeof photoChangeSchema>,
  ): Promise<PhotoView[]> {
    return this.show(await this.rpc.call(describePhoto, { hash, alt }));
  }

  @ApiOperation(photoViewsSchema, { summary: 'Removes a photo of the house', errors: ['PHOTO_NOT_FOUND'] })
  @Delete(':id')
  async remove(@PathParam('id', photoId) hash: string): Promise<PhotoView[]> {
    return this.show(await this.rpc.call(removePhoto, { hash }));
  }

  /** The cache then has what the admin sees, even if the event is lost. */
  private show({ photos }: { photos: HousePhoto[] }): PhotoView[] {
    this.photos.set(photos);
    return photos.map(photoView);
  }
}
