import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { mongo } from 'mongoose';
import { forgottenAfterSeconds, instancesIn, type InstanceRole } from './instances';

/** The document of one process in the list of those that have a database open. */
export class Presence {
  readonly id = randomUUID();

  constructor(
    private readonly database: mongo.Db,
    private readonly role: InstanceRole,
  ) {}

  async begin(): Promise<void> {
    await this.beat();
    await instancesIn(this.database).createIndexes([
      { key: { beatAt: 1 }, name: 'beatAt_1', expireAfterSeconds: forgottenAfterSeconds },
    ]);
  }

  async beat(): Promise<void> {
    await instancesIn(this.database).updateOne(
      { _id: this.id },
      {
        $inc: { beats: 1 },
        $currentDate: { beatAt: true },
        $setOnInsert: { role: this.role, host: hostname(), processId: process.pid },
      },
      { upsert: true },
    );
  }

  async end(): Promise<void> {
    // Ignores an unavailable database, because the document expires.
    await instancesIn(this.database)
      .deleteOne({ _id: this.id })
      .catch(() => undefined);
  }
}
