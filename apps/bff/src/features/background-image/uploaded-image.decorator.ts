import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';
import { imageField } from './uploaded-image.interceptor';

/** The content of the uploaded file. @throws DomainError `VALIDATION_FAILED` if there is none. */
export const UploadedImage = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer => {
  const { file } = context.switchToHttp().getRequest<Request & { file?: { buffer: Buffer } }>();
  if (!file) throw new DomainError('VALIDATION_FAILED', { fields: [{ field: imageField, code: 'REQUIRED' }] });
  return file.buffer;
});
