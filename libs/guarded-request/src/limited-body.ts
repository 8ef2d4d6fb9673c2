import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { RequestFailure } from './request-failure';

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

const isCompression = (encoding: string): encoding is keyof typeof decompressors => encoding in decompressors;

/** Reads a response after decompression; `collect` returns false to end the reading. */
const read = async (response: IncomingMessage, collect: (chunk: Buffer) => boolean): Promise<void> => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding !== 'identity' && !isCompression(encoding)) throw new RequestFailure('INVALID');
  await new Promise<void>((resolve, reject) => {
    const take = async (source: AsyncIterable<Buffer>): Promise<void> => {
      for await (const chunk of source) {
        if (collect(chunk)) continue;
        // On Node 24 the pipeline does not settle when the stream of a decompressor is left before its end.
        resolve();
        throw new Error('The response is too large');
      }
    };
    const reading = isCompression(encoding)
      ? pipeline(response, decompressors[encoding](), take)
      : pipeline(response, take);
    reading.then(resolve, reject);
  });
};

/**
 * The body of a response after decompression. Data above the limit is never kept in memory, however well it was
 * compressed.
 *
 * @throws RequestFailure `TOO_LARGE`, or `INVALID` when it cannot be decompressed; an error of the connection
 *   otherwise.
 */
export const limitedBody = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const { bytes, isWhole } = await bodyUpTo(response, maxBytes);
  if (!isWhole) throw new RequestFailure('TOO_LARGE');
  return bytes;
};

/** The first bytes of a body after decompression, however long it is. @throws as `limitedBody` does. */
export const beginningOf = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> =>
  (await bodyUpTo(response, maxBytes)).bytes;

const bodyUpTo = async (response: IncomingMessage, maxBytes: number): Promise<{ bytes: Buffer; isWhole: boolean }> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = (chunk: Buffer): boolean => {
    chunks.push(chunk.subarray(0, Math.max(0, maxBytes - size)));
    size += chunk.length;
    return size <= maxBytes;
  };
  try {
    await read(response, collect);
  } catch (error) {
    // The connection that is closed because of the limit may fail first.
    if (size <= maxBytes) throw error;
  }
  return { bytes: Buffer.concat(chunks), isWhole: size <= maxBytes };
};
