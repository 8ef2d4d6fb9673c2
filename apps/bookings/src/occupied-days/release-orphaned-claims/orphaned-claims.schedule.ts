import { Injectable, Logger } from '@nestjs/common';
import { ReleaseOrphanedClaims } from './release-orphaned-claims';

const interval = 60_000;

/** Looks for orphaned claims at start-up and then every minute (behaviour: Days). Every instance does; once is as good as twice. */
@Injectable()
export class OrphanedClaimsSchedule {
  private readonly logger = new Logger(OrphanedClaimsSchedule.name);
  private timer: NodeJS.Timeout | undefined;
  private pass: Promise<void> = Promise.resolve();

  constructor(private readonly releaseOrphanedClaims: ReleaseOrphanedClaims) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => this.startPass(), interval).unref();
    this.startPass();
    await this.pass;
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.pass;
  }

  /** After the pass before it, should that take longer than a minute. */
  private startPass(): void {
    this.pass = this.pass
      .then(() => this.releaseOrphanedClaims.run())
      .catch((error: unknown) =>
        this.logger.error({ err: error }, 'Could not look for orphaned claims; next try in a minute'),
      );
  }
}
