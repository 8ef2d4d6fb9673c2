import { z } from 'zod';
import { maxDocumentBytes } from '../values';
import { maxMessageBytes } from '../wire/message';
import type { Command } from './command';
import { defineCommand, document } from './command';

/** The wire version of MongoDB 7.0. */
const maxWireVersion = 21;

/**
 * What the server is. Its options describe the client and differ from driver to driver, so none is refused. A
 * `topologyVersion` would make the driver wait for changes, a `setName` would make it look for a replica set.
 */
export const hello: Command = {
  run: () => ({
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion,
    readOnly: false,
    ok: 1,
  }),
};

export const ping = defineCommand({ ping: z.literal(1) }, () => ({ ok: 1 }));

export const buildInfo = defineCommand(
  { buildInfo: z.literal(1).optional(), buildinfo: z.literal(1).optional() },
  () => ({
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    modules: ['embedded'],
    maxBsonObjectSize: maxDocumentBytes,
    ok: 1,
  }),
);

/** A snapshot is all the state that a session can have. */
export const endSessions = defineCommand(
  { endSessions: z.array(document) },
  ({ endSessions: sessions }, { engine }) => {
    for (const session of sessions) engine.snapshots.end(session);
    return { ok: 1 };
  },
);
