import type { Backup } from '../backup/backup';
import { Contents } from '../backup/contents';
import { damaged } from '../backup/damaged';
import { fileOf } from '../backup/manifest';
import type { Advance } from '../progress';

/**
 * Reads a whole backup once, before anything is written. @throws UserError when its content differs from the manifest.
 */
export const checkBackup = async (backup: Backup, advance: Advance): Promise<void> => {
  for (const collection of backup.manifest.collections) {
    const contents = new Contents();
    for await (const document of backup.documents(collection)) {
      contents.add(document);
      advance();
    }
    const { documents, sha256 } = contents.summary();
    if (documents !== collection.documents) {
      throw damaged(fileOf(collection), `it has ${documents} documents instead of ${collection.documents}`);
    }
    if (sha256 !== collection.sha256) throw damaged(fileOf(collection), 'its checksum is another one');
  }
};
