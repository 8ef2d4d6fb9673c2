import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '@hearthstay/contracts';
import type { Request } from 'express';

/** The content of the file that was uploaded in a field. @throws DomainError `VALIDATION_FAILED` if there is none. */
export const UploadedImage = createParamDecorator((field: string, context: ExecutionContext): Buffer => {
  const { file } = context.switchToHttp().getRequest<Request & { file?: { buffer: Buffer } }>();
  if (!file) throw new DomainError('VALIDATION_FAILED', { fields: [{ field, code: 'REQUIRED' }] });
  return file.buffer;
});
