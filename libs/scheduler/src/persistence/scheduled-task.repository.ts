import { Inject, Injectable } from '@nestjs/common';
import { databaseConnection, Lease, scheduledTasksCollection, type BeatTiming } from '@hearthstay/database';
import type { Connection, mongo } from 'mongoose';

interface ScheduledTaskDocument {
  /** The name of the task. */
  _id: string;
  dueAt: Date;
  /** The start of the latest completed run; absent before the first one. */
  ranAt?: Date;
}

/** The times of a task, in milliseconds since 1970; absent when it has never run. */
export interface TaskTimes {
  dueAt?: number;
  ranAt?: number;
}

/** Stores when the tasks of one instance are due and have run. */
@Injectable()
export class ScheduledTaskRepository {
  private readonly database: mongo.Db;
  private readonly tasks: mongo.Collection<ScheduledTaskDocument>;

  constructor(@Inject(databaseConnection) connection: Connection) {
    this.database = connection.getClient().db(connection.name);
    this.tasks = this.database.collection(scheduledTasksCollection);
  }

  async timesOf(name: string): Promise<TaskTimes> {
    const task = await this.tasks.findOne({ _id: name });
    return { dueAt: task?.dueAt.getTime(), ranAt: task?.ranAt?.getTime() };
  }

  async setTimes(name: string, { dueAt, ranAt }: { dueAt: number; ranAt?: number }): Promise<void> {
    const times = { dueAt: new Date(dueAt), ...(ranAt !== undefined && { ranAt: new Date(ranAt) }) };
    await this.tasks.updateOne({ _id: name }, { $set: times }, { upsert: true });
  }

  /** The lease of the instance that runs the task. */
  leaseOf(name: string, timing: BeatTiming): Lease {
    return new Lease(this.database, `task: ${name}`, timing);
  }
}
