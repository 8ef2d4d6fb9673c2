import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { imageFileModel, type ImageFileDocument } from './image-file.schema';

export interface ImageFile {
  name: string;
  contentType: string;
  content: Buffer;
}

/** The name of the uploaded file, which is kept until all files are made and is never served. */
const originalName = 'original';

/** The character after `/`: all ids of an image's files sort before it. */
const end = (hash: string): string => `${hash}0`;

/** The ids of the files of all images after this one, or of all. */
export const idsAfter = (hash = '') => ({ _id: trusted({ $gte: hash && end(hash) }) });

/** The files of one image, except for younger ones. */
export const idsOf = (hash: string, storedUntil: Date) => ({
  _id: trusted({ $gte: `${hash}/`, $lt: end(hash) }),
  storedAt: trusted({ $lte: storedUntil }),
});

@Injectable()
export class ImageFileRepository {
  constructor(@Inject(modelToken(imageFileModel.name)) private readonly files: Model<ImageFileDocument>) {}

  /** Stores files of an image, from `now` on. An existing file counts as stored again. */
  async keep(hash: string, files: readonly ImageFile[], now: Date): Promise<void> {
    for (const { name, contentType, content } of files) {
      const fields = { hash, contentType, content, storedAt: now };
      await this.files.updateOne({ _id: `${hash}/${name}` }, { $set: fields }, { upsert: true });
    }
  }

  keepOriginal(hash: string, content: Buffer, now: Date): Promise<void> {
    return this.keep(hash, [{ name: originalName, contentType: 'image/jpeg', content }], now);
  }

  async find(hash: string, name: string): Promise<ImageFile | null> {
    const file = await this.files.findById(`${hash}/${name}`).lean();
    return file && { name, contentType: file.contentType, content: Buffer.from(file.content.buffer) };
  }

  async findOriginal(hash: string): Promise<Buffer | null> {
    return (await this.find(hash, originalName))?.content ?? null;
  }

  async removeOriginal(hash: string, storedUntil: Date): Promise<void> {
    await this.files.deleteOne({ _id: `${hash}/${originalName}`, storedAt: trusted({ $lte: storedUntil }) });
  }

  /** The images that have files. Takes one index read for each image, independently of the size of its files. */
  async storedHashes(): Promise<string[]> {
    const hashes: string[] = [];
    for (;;) {
      const next = await this.files
        .findOne(idsAfter(hashes.at(-1)))
        .sort({ _id: 1 })
        .select({ _id: 1 })
        .lean();
      if (!next) return hashes;
      hashes.push(next._id.slice(0, next._id.indexOf('/')));
    }
  }

  async removeImage(hash: string, storedUntil: Date): Promise<void> {
    await this.files.deleteMany(idsOf(hash, storedUntil));
  }
}
