import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { FinishBackgroundImage } from './finish-background-image/finish-background-image';
import { RemoveUnusedFiles } from './remove-unused-files/remove-unused-files';

const interval = 60_000;

/**
 * What is done without anybody waiting for it: at start-up, every minute, and at once for an image that has just been stored.
 * Every instance does.
 */
@Injectable()
export class Upkeep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Upkeep.name);
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private pass: Promise<void> = Promise.resolve();

  constructor(
    private readonly finishBackgroundImage: FinishBackgroundImage,
    private readonly removeUnusedFiles: RemoveUnusedFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), interval).unref();
    this.wake();
  }

  /** Before the database closes, which is on shutdown. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.pass;
  }

  /** Says that there is something to do. Does not wait and never fails. */
  wake(): void {
    this.pass = this.pass.then(() => this.runPass());
  }

  private async runPass(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    try {
      await this.removeUnusedFiles.run();
      await this.finishBackgroundImage.run(this.stopping.signal);
    } catch (error) {
      this.logger.error({ err: error }, 'The upkeep of the background image failed; next try in a minute');
    }
  }
}
