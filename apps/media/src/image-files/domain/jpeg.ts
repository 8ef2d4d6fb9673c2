import { createHash, webcrypto } from 'node:crypto';
import { DomainError, maxImageBytes } from '@hearthstay/contracts';

const startOfImage = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * Checks the first bytes of a file, so that only JPEG files reach a decoder.
 *
 * @throws DomainError `IMAGE_TOO_LARGE`, `UNSUPPORTED_IMAGE`
 */
export const assertJpeg = (content: Buffer): void => {
  if (content.length > maxImageBytes) throw new DomainError('IMAGE_TOO_LARGE');
  if (!content.subarray(0, startOfImage.length).equals(startOfImage)) throw new DomainError('UNSUPPORTED_IMAGE');
};

/**
 * Part of the hash: files that are made in another way need other addresses, because browsers cache them for a year.
 */
const renderingVersion = '2';

/** Hashes outside of the event loop, which 4 MB would block noticeably. */
export const hashOf = async (content: Buffer): Promise<string> => {
  const digest = await webcrypto.subtle.digest('SHA-256', content);
  return createHash('sha256').update(renderingVersion).update(new Uint8Array(digest)).digest('hex');
};
