import { Injectable, Logger } from '@nestjs/common';
import { dailyAt, Scheduler } from '@hearthstay/scheduler';
import { MessageRepository } from '../../messages';
import { nightlyHour } from '../../nightly-hour';
import { PropertyClock } from '../../property-clock';
import { ExpiredRequestRepository, type RetentionLimits } from '../../request-store';
import { sectionOf } from '../../settings/domain/stored-sections';
import { SettingsRepository } from '../../settings';
import { RequestErasure } from '../request-erasure';
import { retentionLimits } from './retention-limits';

/** The size of a batch, small enough that other writes do not wait long. */
const batch = 100;

/**
 * Removes the data of guests whose time is over, every night, in one instance: requests that have not become stays with
 * their messages, and the guests of old stays, whose days, persons and amounts stay.
 */
@Injectable()
export class Retention {
  private readonly logger = new Logger(Retention.name);

  constructor(
    private readonly expired: ExpiredRequestRepository,
    private readonly messages: MessageRepository,
    private readonly erasure: RequestErasure,
    private readonly settings: SettingsRepository,
    private readonly clock: PropertyClock,
    scheduler: Scheduler,
  ) {
    scheduler.addForOneInstance({
      name: 'remove data of guests that are due',
      next: dailyAt(nightlyHour, clock.timezone),
      run: (signal) => this.run(signal),
    });
  }

  /** An aborted run is repeated from its beginning, and finds what is left. */
  async run(signal?: AbortSignal): Promise<void> {
    const moment = { now: this.clock.now(), today: this.clock.today() };
    const limits = retentionLimits(sectionOf('privacy', await this.settings.load()), moment);
    const requests = await this.inBatches(
      () => this.expired.listToRemove(limits, batch),
      (ids) => this.remove(ids, limits),
      signal,
    );
    const stays = await this.inBatches(
      () => this.expired.listToErase(limits, batch),
      (ids) => this.erasure.erase(ids),
      signal,
    );
    if (requests + stays > 0) this.logger.log({ requests, stays }, 'Removed data of guests that were due');
  }

  /** The messages first: they are found by their request. */
  private async remove(ids: readonly string[], limits: RetentionLimits): Promise<void> {
    await this.messages.removeOf(ids);
    for (const id of ids) await this.expired.remove(id, limits);
  }

  /** Works until nothing is found, or only what was found before. @returns how many were found */
  private async inBatches(
    find: () => Promise<string[]>,
    work: (ids: string[]) => Promise<unknown>,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    const done = new Set<string>();
    for (;;) {
      const ids = (await find()).filter((id) => !done.has(id));
      if (ids.length === 0 || signal?.aborted) return done.size;
      await work(ids);
      for (const id of ids) done.add(id);
    }
  }
}
