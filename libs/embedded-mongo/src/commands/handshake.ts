import { z } from 'zod';
import { maxDocumentBytes } from '../values';
import { maxMessageBytes } from '../wire/message';
import type { Command } from './command';
import { defineCommand, document } from './command';

/** The wire version of MongoDB 7.0. */
const maxWireVersion = 21;

/**
 * Describes the server. The options of the command describe the client and differ between drivers, so none is refused.
 * The reply has no `topologyVersion`, with which the driver would wait for changes, and no `setName`, with which it
 * would search for a replica set.
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

/** Fails while the disk refuses writes, so that the services are not ready then. */
export const ping = defineCommand({ ping: z.literal(1) }, async (_options, { engine }) => {
  await engine.storage.assertWritable();
  return { ok: 1 };
});

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

/** A session has no state other than its snapshot. */
export const endSessions = defineCommand(
  { endSessions: z.array(document) },
  ({ endSessions: sessions }, { engine }) => {
    for (const session of sessions) engine.snapshots.end(session);
    return { ok: 1 };
  },
);
