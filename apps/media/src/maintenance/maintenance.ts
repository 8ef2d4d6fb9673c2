import { Injectable } from '@nestjs/common';
import { Scheduler, type ScheduledTask } from '@hearthstay/scheduler';
import { FinishBackgroundImage } from '../background-image';
import { ImageMaintenance } from '../image-files/image-maintenance';
import { FinishPhotos } from '../photos';
import { RemoveUnusedFiles } from './remove-unused-files';

const interval = 60_000;

/** Completes images and removes unused files, every minute and immediately after an upload, in every instance. */
@Injectable()
export class Maintenance implements ImageMaintenance {
  private readonly task: ScheduledTask;

  constructor(
    finishBackgroundImage: FinishBackgroundImage,
    finishPhotos: FinishPhotos,
    removeUnusedFiles: RemoveUnusedFiles,
    scheduler: Scheduler,
  ) {
    this.task = scheduler.add({
      name: 'finish images and remove unused files',
      every: interval,
      run: async (signal) => {
        await removeUnusedFiles.run();
        await finishBackgroundImage.run(signal);
        await finishPhotos.run(signal);
      },
    });
  }

  wake(): void {
    this.task.wake();
  }
}
