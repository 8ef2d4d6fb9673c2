import type { PipeTransform } from '@nestjs/common';
import {
  DomainError,
  idSchema,
  imageFileNameSchema,
  imageHashSchema,
  tokenSchema,
  type ErrorCode,
} from '@hearthstay/contracts';
import type { z } from 'zod';

/** Takes a part of the address that has to name something. What has not even the shape of a name names nothing. */
class AddressPartPipe implements PipeTransform {
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

export const requestId = new AddressPartPipe(idSchema, 'REQUEST_NOT_FOUND');
export const entryId = new AddressPartPipe(idSchema, 'ENTRY_NOT_FOUND');
export const guestLinkToken = new AddressPartPipe(tokenSchema, 'LINK_INVALID');
export const adminLinkToken = new AddressPartPipe(tokenSchema, 'ADMIN_LINK_INVALID');
export const mailboxEmailId = new AddressPartPipe(idSchema, 'NOT_FOUND');
export const imageHash = new AddressPartPipe(imageHashSchema, 'NOT_FOUND');
export const imageFileName = new AddressPartPipe(imageFileNameSchema, 'NOT_FOUND');
