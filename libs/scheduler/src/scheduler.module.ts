import { Global, Module } from '@nestjs/common';
import { ClockModule } from '@hearthstay/runtime';
import { ScheduledTaskRepository } from './persistence/scheduled-task.repository';
import { Scheduler } from './scheduler';

/** Gives a service its one scheduler, which starts and stops with the service, and the clock that both go by. */
@Global()
@Module({
  imports: [ClockModule.with()],
  providers: [Scheduler, ScheduledTaskRepository],
  exports: [Scheduler, ScheduledTaskRepository],
})
export class SchedulerModule {}
