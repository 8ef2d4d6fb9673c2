import { assertBeforeDeadline } from '@hearthstay/message-context';
import type { Schema } from 'mongoose';
import { beforeEachWrite } from './before-each-write';

/**
 * A plugin for every schema: it prevents each write that would start after the deadline of the command, because the
 * caller has received `SERVICE_TIMEOUT` by then. Events, sweeps and relays have no deadline.
 */
export const refuseWritesAfterDeadline = (schema: Schema): void => beforeEachWrite(schema, assertBeforeDeadline);
