import { assertBeforeDeadline } from '@hearthstay/message-context';
import type { Schema } from 'mongoose';
import { beforeEachWrite } from './before-each-write';

/**
 * A plugin for every schema: it refuses each write that would start after the deadline of the running command, whose
 * caller has been told by then that it took too long. Events, sweeps and relays have no deadline.
 */
export const refuseWritesAfterDeadline = (schema: Schema): void => beforeEachWrite(schema, assertBeforeDeadline);
