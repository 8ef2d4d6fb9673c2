import { Injectable } from '@nestjs/common';
import { Scheduler, type ScheduledTask } from '@hearthstay/scheduler';
import { FinishBackgroundImage } from './finish-background-image/finish-background-image';
import { RemoveUnusedFiles } from './remove-unused-files/remove-unused-files';

const interval = 60_000;

/**
 * Finishes images and removes unused files every minute, and at once for an image that has just been stored. Every
 * instance does.
 */
@Injectable()
export class Upkeep {
  private readonly task: ScheduledTask;

  constructor(
    finishBackgroundImage: FinishBackgroundImage,
    removeUnusedFiles: RemoveUnusedFiles,
    scheduler: Scheduler,
  ) {
    this.task = scheduler.add({
      name: 'finish background images and remove unused files',
      every: interval,
      run: async (signal) => {
        await removeUnusedFiles.run();
        await finishBackgroundImage.run(signal);
      },
    });
  }

  /** Says that there is something to do. Does not wait and never fails. */
  wake(): void {
    this.task.wake();
  }
}
