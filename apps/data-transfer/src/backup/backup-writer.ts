import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Document } from 'bson';
import { EJSON } from 'bson';
import { UserError } from '../user-error';
import { Contents, type Summary } from './contents';
import { checksumOf, fileOf, manifestFile, type BackupCollection, type Manifest } from './manifest';

/** Readable only by the owner of the files, because they contain addresses of guests and links with tokens. */
const ownersOnly = { folder: 0o700, file: 0o600 };

/**
 * Writes a backup beside its destination and renames it when it is complete, so that an incomplete one never has its
 * name.
 */
export class BackupWriter {
  private constructor(
    private readonly folder: string,
    private readonly unfinished: string,
  ) {}

  /** Replaces the remains of a killed export. @throws UserError when a file or folder of that name exists. */
  static async begin(folder: string): Promise<BackupWriter> {
    const place = resolve(folder);
    if (existsSync(place)) throw new UserError(`${place} is there already. Give the backup a name of its own.`);
    const writer = new BackupWriter(place, `${place}.unfinished`);
    await writer.onDisk(async () => {
      await rm(writer.unfinished, { recursive: true, force: true });
      await mkdir(writer.unfinished, { recursive: true, mode: ownersOnly.folder });
    });
    return writer;
  }

  /**
   * Writes a collection, whose documents come in the order of `_id`, as canonical Extended JSON, which preserves all
   * types.
   *
   * @throws UserError when the disk refuses a write; errors of the documents are rethrown.
   */
  async write(
    collection: Pick<BackupCollection, 'service' | 'name'>,
    documents: AsyncIterable<Document>,
  ): Promise<Summary> {
    const contents = new Contents();
    let readingFailed: { error: unknown } | undefined;
    async function* lines() {
      try {
        for await (const document of documents) {
          contents.add(document);
          yield `${EJSON.stringify(document, { relaxed: false })}\n`;
        }
      } catch (error) {
        readingFailed = { error };
      }
    }
    const path = join(this.unfinished, fileOf(collection));
    await this.onDisk(() =>
      pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: ownersOnly.file, flush: true })),
    );
    if (readingFailed) throw readingFailed.error;
    return contents.summary();
  }

  /** Renames the backup to its final name, after all of it is on disk. */
  async finish(manifest: Manifest): Promise<void> {
    const text = `${JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, null, 2)}\n`;
    await this.onDisk(async () => {
      await writeFile(join(this.unfinished, manifestFile), text, { mode: ownersOnly.file, flush: true });
      await flushFolder(this.unfinished);
      await rename(this.unfinished, this.folder);
      await flushFolder(dirname(this.folder));
    });
  }

  async abandon(): Promise<void> {
    await rm(this.unfinished, { recursive: true, force: true });
  }

  /** Only the file system fails here: a full disk, or a folder of another user. */
  private async onDisk(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { message } = error as Error;
      throw new UserError(`The backup cannot be written to ${this.folder}: ${message}`, { cause: error });
    }
  }
}

const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
};
