import { Injectable, Logger } from '@nestjs/common';
import { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import { ForgetRevokedClaims } from '../forget-revoked-claims/forget-revoked-claims';
import { ReleaseOrphanedClaims } from './release-orphaned-claims';

/** Often enough that, with `claimGrace` before it, no day looks taken by nobody for a minute; in milliseconds. */
export const searchEvery = 25_000;

/**
 * Looks for orphaned claims and unfinished blocks at start-up and then again and again (behaviour: Days). Every
 * instance does; once is as good as twice.
 */
@Injectable()
export class OrphanedClaimsSchedule {
  private readonly logger = new Logger(OrphanedClaimsSchedule.name);
  private timer: NodeJS.Timeout | undefined;
  private pass: Promise<void> = Promise.resolve();

  constructor(
    private readonly releaseOrphanedClaims: ReleaseOrphanedClaims,
    private readonly releaseUnfinishedBlocks: ReleaseUnfinishedBlocks,
    private readonly forgetRevokedClaims: ForgetRevokedClaims,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => this.startPass(), searchEvery).unref();
    this.startPass();
    await this.pass;
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.pass;
  }

  /** After the pass before it, should that take so long. */
  private startPass(): void {
    this.pass = this.pass
      .then(() => this.attempt(this.releaseOrphanedClaims))
      .then(() => this.attempt(this.releaseUnfinishedBlocks))
      .then(() => this.attempt(this.forgetRevokedClaims));
  }

  /** Never rejects: the failure of one search keeps neither the other nor the next pass from happening. */
  private async attempt(search: { run(): Promise<void> }): Promise<void> {
    try {
      await search.run();
    } catch (error) {
      this.logger.error({ err: error }, 'Could not look for days that nobody holds; they are looked for again soon');
    }
  }
}
