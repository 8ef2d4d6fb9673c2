import type { PipeTransform } from '@nestjs/common';
import {
  DomainError,
  idSchema,
  imageFileNameSchema,
  imageHashSchema,
  stayEmailKindSchema,
  tokenSchema,
  type ErrorCode,
} from '@hearthstay/contracts';
import type { z } from 'zod';

/** Validates a URL parameter that identifies a resource. A malformed one gets the response of an unknown one. */
class ResourceIdPipe implements PipeTransform {
  constructor(
    readonly schema: z.ZodType<string>,
    private readonly unknown: ErrorCode,
  ) {}

  transform(part: unknown): string {
    const { success, data } = this.schema.safeParse(part);
    if (!success || data === '') throw new DomainError(this.unknown);
    return data;
  }
}

export const requestId = new ResourceIdPipe(idSchema, 'REQUEST_NOT_FOUND');
export const entryId = new ResourceIdPipe(idSchema, 'ENTRY_NOT_FOUND');
export const calendarId = new ResourceIdPipe(idSchema, 'CALENDAR_NOT_FOUND');
export const feedToken = new ResourceIdPipe(tokenSchema, 'NOT_FOUND');
export const guestLinkToken = new ResourceIdPipe(tokenSchema, 'LINK_INVALID');
export const adminLinkToken = new ResourceIdPipe(tokenSchema, 'ADMIN_LINK_INVALID');
export const mailboxEmailId = new ResourceIdPipe(idSchema, 'NOT_FOUND');
export const stayEmailKind = new ResourceIdPipe(stayEmailKindSchema, 'NOT_FOUND');
export const photoId = new ResourceIdPipe(imageHashSchema, 'PHOTO_NOT_FOUND');
export const imageHash = new ResourceIdPipe(imageHashSchema, 'NOT_FOUND');
export const imageFileName = new ResourceIdPipe(imageFileNameSchema, 'NOT_FOUND');
