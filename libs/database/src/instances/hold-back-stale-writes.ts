import type { Schema } from 'mongoose';
import { beforeEachWrite } from '../before-each-write';
import type { Heartbeat } from './heartbeat';

/** A copy of the schema whose writes wait until the heartbeat confirms that no import has begun. */
export const holdBackStaleWrites = (schema: Schema, heartbeat: Heartbeat): Schema => {
  // A schema is shared by the whole process, a heartbeat belongs to one connection.
  const guarded = schema.clone();
  beforeEachWrite(guarded, () => heartbeat.confirm());
  return guarded;
};
