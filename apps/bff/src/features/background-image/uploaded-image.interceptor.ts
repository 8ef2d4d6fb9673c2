import {
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { DomainError } from '@hearthstay/contracts';
import type { Observable } from 'rxjs';

export const imageField = 'backgroundImage';

/** In bytes (specification, section 9). What the file is, the service that keeps it judges. */
const maxFileSize = 4 * 1024 * 1024;

/** Fields beside the file are ignored, as everywhere, but no more of them than a form could have by mistake. */
const limits = { files: 1, fileSize: maxFileSize, fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20 };

const MultipartReader = FileInterceptor(imageField, { limits });

const refusalOf = (error: unknown): DomainError =>
  error instanceof PayloadTooLargeException
    ? new DomainError('IMAGE_TOO_LARGE', {}, { cause: error })
    : new DomainError('VALIDATION_FAILED', { fields: [{ field: imageField, code: 'INVALID' }] }, { cause: error });

/**
 * Reads the one file of a multipart body into memory. Whatever else comes, or comes only in part, is the caller's
 * mistake.
 */
@Injectable()
export class UploadedImageInterceptor implements NestInterceptor {
  private readonly reader = new MultipartReader();

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    try {
      return await this.reader.intercept(context, next);
    } catch (error) {
      throw refusalOf(error);
    }
  }
}
