import { Inject, Injectable } from '@nestjs/common';
import { databaseConnection, Lease, scheduledTasksCollection, type BeatTiming } from '@hearthstay/database';
import type { Connection, mongo } from 'mongoose';

interface ScheduledTaskDocument {
  /** The name of the task. */
  _id: string;
  dueAt: Date;
}

/** Stores when the tasks of one instance are due. Times are in milliseconds since 1970. */
@Injectable()
export class ScheduledTaskRepository {
  private readonly database: mongo.Db;
  private readonly tasks: mongo.Collection<ScheduledTaskDocument>;

  constructor(@Inject(databaseConnection) connection: Connection) {
    this.database = connection.getClient().db(connection.name);
    this.tasks = this.database.collection(scheduledTasksCollection);
  }

  /** @returns `undefined` for a task that has never run. */
  async dueAtOf(name: string): Promise<number | undefined> {
    return (await this.tasks.findOne({ _id: name }))?.dueAt.getTime();
  }

  async setDueAt(name: string, dueAt: number): Promise<void> {
    await this.tasks.updateOne({ _id: name }, { $set: { dueAt: new Date(dueAt) } }, { upsert: true });
  }

  /** The lease of the instance that runs the task. */
  leaseOf(name: string, timing: BeatTiming): Lease {
    return new Lease(this.database, `task: ${name}`, timing);
  }
}
