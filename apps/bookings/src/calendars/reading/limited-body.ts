import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { feedLimits } from '@hearthstay/calendar-feed';
import { DomainError } from '@hearthstay/contracts';

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

const isCompression = (encoding: string): encoding is keyof typeof decompressors => encoding in decompressors;

/**
 * The body of a response after decompression. Data above the limit is never kept in memory, however well it was
 * compressed.
 *
 * @throws DomainError `CALENDAR_TOO_LARGE`, or `CALENDAR_INVALID` when it cannot be decompressed; an error of the
 *   connection otherwise.
 */
export const limitedBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > feedLimits.bytes) throw new Error('The response is too large');
      chunks.push(chunk);
    }
  };
  const encoding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding !== 'identity' && !isCompression(encoding)) throw new DomainError('CALENDAR_INVALID');
  try {
    if (isCompression(encoding)) await pipeline(response, decompressors[encoding](), collect);
    else await pipeline(response, collect);
  } catch (error) {
    // The connection that is closed because of the limit may fail first.
    throw size > feedLimits.bytes ? new DomainError('CALENDAR_TOO_LARGE') : error;
  }
  return Buffer.concat(chunks);
};
