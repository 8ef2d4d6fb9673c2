import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { imageFileModel, type ImageFileDocument } from './image-file.schema';

export interface ImageFile {
  name: string;
  contentType: string;
  content: Buffer;
}

/** What was uploaded, kept until all files are made of it; no name of a file that can be asked for. */
const originalName = 'original';

@Injectable()
export class ImageFileRepository {
  constructor(@Inject(modelToken(imageFileModel.name)) private readonly files: Model<ImageFileDocument>) {}

  /** Keeps files of an image, from `now` on. One that is there already is as good as kept again. */
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

  /** Removes the files of all other images. */
  async removeAllBut(hashes: readonly string[], storedUntil: Date): Promise<void> {
    await this.files.deleteMany({
      hash: trusted({ $nin: [...hashes] }),
      storedAt: trusted({ $lte: storedUntil }),
    });
  }
}
