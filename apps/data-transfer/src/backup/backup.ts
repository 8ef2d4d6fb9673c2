import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Document } from 'bson';
import { EJSON } from 'bson';
import { damaged } from './damaged';
import { linesOf } from './lines';
import { fileOf, type BackupCollection, type Manifest } from './manifest';
import { readManifest } from './read-manifest';

/** A backup that is read. */
export class Backup {
  private constructor(
    private readonly folder: string,
    readonly manifest: Manifest,
  ) {}

  /** @throws UserError for a folder that is not a backup, was written by a newer version, or is incomplete. */
  static async open(folder: string): Promise<Backup> {
    const place = resolve(folder);
    return new Backup(place, await readManifest(place));
  }

  /**
   * A collection's documents in the order of `_id`, numbers with their types. @throws UserError for a damaged file.
   */
  async *documents(collection: BackupCollection): AsyncGenerator<Document> {
    const file = fileOf(collection);
    const text = createGunzip().setEncoding('utf8');
    // An error also ends the text and thereby the loop.
    pipeline(createReadStream(join(this.folder, file)), text, () => undefined);
    try {
      for await (const line of linesOf(text)) yield EJSON.parse(line, { relaxed: false }) as Document;
    } catch (error) {
      throw damaged(file, (error as Error).message);
    }
  }
}
