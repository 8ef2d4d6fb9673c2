import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Document } from 'bson';
import { EJSON } from 'bson';
import { CannotGoOn } from '../cannot-go-on';
import { fileOf, formatVersion, manifestFile, manifestSchema, type BackupCollection, type Manifest } from './manifest';
import { linesOf } from './lines';

/** A backup to be read. */
export class Backup {
  private constructor(
    private readonly folder: string,
    readonly manifest: Manifest,
  ) {}

  /** @throws CannotGoOn for a folder that is no backup, or one of a newer Hearthstay. */
  static async open(folder: string): Promise<Backup> {
    const place = resolve(folder);
    return new Backup(place, await readManifest(place));
  }

  /** A collection's documents in the order of `_id`, numbers with their types. @throws CannotGoOn for a damaged file. */
  async *documents(collection: BackupCollection): AsyncGenerator<Document> {
    const file = fileOf(collection);
    const text = createGunzip().setEncoding('utf8');
    // What goes wrong ends the text too, and so the loop.
    pipeline(createReadStream(join(this.folder, file)), text, () => undefined);
    try {
      for await (const line of linesOf(text)) yield EJSON.parse(line, { relaxed: false }) as Document;
    } catch (error) {
      throw damaged(file, (error as Error).message);
    }
  }
}

/** @param what is wrong, as the end of a sentence. */
export const damaged = (file: string, what: string): CannotGoOn =>
  new CannotGoOn(`The backup is damaged, and nothing was imported from it: ${file}: ${what}. Take another one.`);

const readManifest = async (folder: string): Promise<Manifest> => {
  const manifest = parseJson(await readText(folder));
  const { success, data } = manifestSchema.safeParse(manifest);
  if (success) return data;
  const { format } = (manifest ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > formatVersion) {
    throw new CannotGoOn(`${folder} was made by a newer Hearthstay, and this one cannot read it. Update it first.`);
  }
  throw damaged(manifestFile, 'it is not what an export writes');
};

const readText = async (folder: string): Promise<string> => {
  try {
    return await readFile(join(folder, manifestFile), 'utf8');
  } catch (error) {
    throw new CannotGoOn(`${folder} is no backup: ${(error as Error).message}`, { cause: error });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
