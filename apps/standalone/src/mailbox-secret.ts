import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailboxSecret } from '@hearthstay/bff';

const fileName = 'mailbox-secret';

/**
 * The secret of the mailbox page. It is stored beside the data, so that an open page still works after a restart. Only
 * the user who owns the data can read the file. Without a directory every start creates a new secret.
 */
export const openMailboxSecret = async (directory: string | undefined): Promise<MailboxSecret> => {
  if (directory === undefined) return new MailboxSecret();
  const file = join(directory, fileName);
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (/^[\w-]{43}$/.test(kept)) return new MailboxSecret(kept);
  const secret = new MailboxSecret();
  await writeFile(file, secret.value, { mode: 0o600 });
  return secret;
};
