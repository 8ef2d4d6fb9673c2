import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../user-error';
import { damaged } from './damaged';
import { checksumOf, fileOf, fileSuffix, formatVersion, manifestFile, manifestSchema, type Manifest } from './manifest';

/** @throws UserError for a folder that is not a backup, was written by a newer version, or is incomplete. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const written = parseJson(await readText(folder));
  const { format, checksum } = (written ?? {}) as { format?: unknown; checksum?: unknown };
  if (typeof format === 'number' && format > formatVersion) {
    throw new UserError(`${folder} was made by a newer Hearthstay, and this one cannot read it. Update it first.`);
  }
  const { success, data: manifest } = manifestSchema.safeParse(written);
  if (!success) throw damaged(manifestFile, 'it is not what an export writes');
  if (checksum !== checksumOf(written as object)) throw damaged(manifestFile, 'its checksum is wrong');
  await refuseUnlistedFiles(folder, manifest);
  return manifest;
};

/** An unlisted file shows that the manifest has lost an entry. */
const refuseUnlistedFiles = async (folder: string, { collections }: Manifest): Promise<void> => {
  const listed = new Set(collections.map(fileOf));
  const files = (await readdir(folder)).filter((file) => file.endsWith(fileSuffix));
  const unlisted = files.find((file) => !listed.has(file));
  if (unlisted !== undefined) throw damaged(manifestFile, `it does not list ${unlisted}`);
};

const readText = async (folder: string): Promise<string> => {
  try {
    return await readFile(join(folder, manifestFile), 'utf8');
  } catch (error) {
    throw new UserError(`${folder} is no backup: ${(error as Error).message}`, { cause: error });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
