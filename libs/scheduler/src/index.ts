export { Scheduler, type Found, type ScheduledTask, type Task } from './scheduler';
export { SchedulerModule } from './scheduler.module';
export { dailyAt, everyMilliseconds } from './recurrence';
export { ScheduledTaskRepository, type TaskTimes } from './persistence/scheduled-task.repository';
