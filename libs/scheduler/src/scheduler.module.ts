import { Global, Module } from '@nestjs/common';
import { ScheduledTaskRepository } from './persistence/scheduled-task.repository';
import { Scheduler } from './scheduler';

/** Gives a service its one scheduler, which starts and stops with the service. */
@Global()
@Module({ providers: [Scheduler, ScheduledTaskRepository], exports: [Scheduler, ScheduledTaskRepository] })
export class SchedulerModule {}
