import {
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { DomainError, maxImageBytes } from '@hearthstay/contracts';
import type { Observable } from 'rxjs';

export const imageField = 'backgroundImage';

/**
 * Unknown fields are ignored as in JSON bodies, within limits that protect the memory of the process. The media service
 * validates the content.
 */
const limits = { files: 1, fileSize: maxImageBytes, fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20 };

const MultipartReader = FileInterceptor(imageField, { limits });

const refusalOf = (error: unknown): DomainError =>
  error instanceof PayloadTooLargeException
    ? new DomainError('IMAGE_TOO_LARGE', {}, { cause: error })
    : new DomainError('VALIDATION_FAILED', { fields: [{ field: imageField, code: 'INVALID' }] }, { cause: error });

/** Reads the one file of a multipart body into memory. Every other or incomplete body is a validation error. */
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
