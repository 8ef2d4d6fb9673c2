import type { Document } from 'bson';
import { CommandError, toErrorReply } from '../errors';
import type { Engine } from '../engine';
import { aggregate } from './aggregate';
import { drop, dropDatabase, dropIndexes, listCollections, listIndexes, renameCollection } from './collections';
import type { Command } from './command';
import { count } from './count';
import { createIndexes } from './create-indexes';
import { deleteDocuments } from './delete';
import { explain } from './explain';
import { find } from './find';
import { findAndModify } from './find-and-modify';
import { getMore } from './get-more';
import { buildInfo, endSessions, hello, ping } from './handshake';
import { insert } from './insert';
import { killCursors } from './kill-cursors';
import { update } from './update';

/** All commands of the server, by their names on the wire. */
const commands = new Map<string, Command>(
  Object.entries({
    hello,
    ismaster: hello,
    isMaster: hello,
    ping,
    buildInfo,
    buildinfo: buildInfo,
    endSessions,
    insert,
    update,
    delete: deleteDocuments,
    find,
    explain,
    getMore,
    killCursors,
    findAndModify,
    count,
    aggregate,
    drop,
    dropDatabase,
    dropIndexes,
    renameCollection,
    createIndexes,
    listIndexes,
    listCollections,
  }),
);

/** Runs the command that is the first field of `body`. Never rejects: a failure becomes an error reply. */
export const runCommand = async (body: Document, engine: Engine): Promise<Document> => {
  try {
    const name = Object.keys(body)[0] ?? '';
    const command = commands.get(name);
    if (!command) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
    return await command.run(body, { engine, database: String(body.$db) });
  } catch (error) {
    return toErrorReply(error instanceof CommandError ? error : toInternalError(error));
  }
};

const toInternalError = (error: unknown): CommandError =>
  new CommandError('InternalError', error instanceof Error ? error.message : String(error));
