import { Scheduler, type ScheduledTaskRepository } from '@hearthstay/scheduler';
import type { DeliveryAttempt } from '../jobs/delivery-attempt';
import { EmailWorker } from '../jobs/email-worker';
import type { EmailLeaseRepository } from '../jobs/persistence/email-lease.repository';

export interface RunningWorker {
  worker: EmailWorker;
  stop(): Promise<void>;
}

/**
 * Starts a worker with a separate scheduler, in the order of a service's start, and stops both in the order of its
 * stop.
 */
export const runWorker = (jobs: EmailLeaseRepository, attempt: DeliveryAttempt): RunningWorker => {
  // Its tasks run in every instance, so the scheduler stores no due time.
  const scheduler = new Scheduler({} as ScheduledTaskRepository);
  const worker = new EmailWorker(jobs, attempt, scheduler);
  worker.onModuleInit();
  scheduler.onApplicationBootstrap();
  return {
    worker,
    stop: async () => {
      await worker.beforeApplicationShutdown();
      await scheduler.beforeApplicationShutdown();
    },
  };
};
