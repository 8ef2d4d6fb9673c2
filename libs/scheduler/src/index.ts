export { Scheduler, type ScheduledTask, type Task } from './scheduler';
export { SchedulerModule } from './scheduler.module';
