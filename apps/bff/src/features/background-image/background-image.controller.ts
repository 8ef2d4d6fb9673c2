import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { cacheControl } from '../../platform/cache/cache-control';
import { imageFileName, imageHash } from '../../platform/http/resource-id.pipe';
import { PathParam } from '../../platform/http/request-input.decorators';
import { ApiOperation } from '../../platform/openapi/api-operation.decorator';
import { Public } from '../../platform/security/public.decorator';
import { ImageFiles } from './image-files';

const imageSchema = z.file().mime(['image/jpeg', 'image/webp', 'image/avif']);

@Public()
@Controller('api/media/background')
export class BackgroundImageController {
  constructor(private readonly files: ImageFiles) {}

  @ApiOperation(imageSchema, {
    summary: 'A file of the image behind the page or of a photo of the house, as their views name it',
    errors: ['NOT_FOUND'],
  })
  @Get(':hash/:name')
  async file(
    @PathParam('hash', imageHash) hash: string,
    @PathParam('name', imageFileName) name: string,
    @Res() response: Response,
  ): Promise<void> {
    const { content, contentType } = await this.files.find(hash, name);
    response.set({ 'Cache-Control': cacheControl.forever, ETag: `"${hash}-${name}"` });
    response.type(contentType).send(content);
  }
}
