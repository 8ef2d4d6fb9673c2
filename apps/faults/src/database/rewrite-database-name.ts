import { randomBytes } from 'node:crypto';

/** The prefix of the product's database names. */
const productPrefix = 'hearthstay';
/** The field of every command that names its database, without the length of the name. */
const databaseField = Buffer.from('\x02$db\0');

/** A prefix of the same length, so that no length in a message changes. */
export const newPrefix = (): string => `f${randomBytes(5).toString('hex')}`.slice(0, productPrefix.length);

/**
 * Redirects a command to the databases of this deployment, because the names are not configurable and the server may
 * contain others.
 */
export const rewriteDatabaseName = (message: Buffer, prefix: string): void => {
  const field = message.indexOf(databaseField);
  if (field === -1) return;
  const name = field + databaseField.length + 4;
  if (message.toString('latin1', name, name + productPrefix.length) === productPrefix) message.write(prefix, name);
};
