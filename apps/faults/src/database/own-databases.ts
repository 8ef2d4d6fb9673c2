import { randomBytes } from 'node:crypto';

/** What the names of the product's databases begin with. */
const productPrefix = 'hearthstay';
/** The field of every command that names its database; the length of the name comes next. */
const databaseField = Buffer.from('\x02$db\0');

/** A name of the same length, so that no length in a message changes with it. */
export const newPrefix = (): string => `f${randomBytes(5).toString('hex')}`.slice(0, productPrefix.length);

/**
 * Turns a command to the product's own databases, whose names nobody can choose, into one to this house's: the server
 * may have others.
 */
export const nameOwnDatabase = (message: Buffer, prefix: string): void => {
  const field = message.indexOf(databaseField);
  if (field === -1) return;
  const name = field + databaseField.length + 4;
  if (message.toString('latin1', name, name + productPrefix.length) === productPrefix) message.write(prefix, name);
};
