import {
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { DomainError, maxImageBytes } from '@hearthstay/contracts';
import type { Observable } from 'rxjs';

/**
 * Unknown fields are ignored as in JSON bodies, within limits that protect the memory of the process. The media service
 * validates the content.
 */
const limits = { files: 1, fileSize: maxImageBytes, fields: 10, fieldSize: 1_000, parts: 11, headerPairs: 20 };

const refusalOf = (error: unknown, field: string): DomainError =>
  error instanceof PayloadTooLargeException
    ? new DomainError('IMAGE_TOO_LARGE', {}, { cause: error })
    : new DomainError('VALIDATION_FAILED', { fields: [{ field, code: 'INVALID' }] }, { cause: error });

/**
 * Reads the one file of a multipart body, in a field, into memory. Every other or incomplete body is a validation
 * error.
 */
export const uploadedImageInterceptor = (field: string): Type<NestInterceptor> => {
  const MultipartReader = FileInterceptor(field, { limits });

  return class UploadedImageInterceptor implements NestInterceptor {
    private readonly reader = new MultipartReader();

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      try {
        return await this.reader.intercept(context, next);
      } catch (error) {
        throw refusalOf(error, field);
      }
    }
  };
};
