import { Injectable } from '@nestjs/common';
import { RequestClaims } from '../availability';
import { MessageRepository } from '../messages';
import { PropertyClock } from '../property-clock';
import { GuestDataRepository } from '../request-store';

/** What was erased. */
export interface ErasedRequests {
  requests: number;
  messages: number;
}

/** Erases the guests of requests everywhere in this service. */
@Injectable()
export class RequestErasure {
  constructor(
    private readonly requests: GuestDataRepository,
    private readonly claims: RequestClaims,
    private readonly messages: MessageRepository,
    private readonly clock: PropertyClock,
  ) {}

  /**
   * Erases the guests of these requests, the messages and the names on their days. Those whose stays lie ahead stay as
   * they are. A repetition finishes what an interruption has left.
   */
  async erase(ids: readonly string[]): Promise<ErasedRequests> {
    const moment = { at: this.clock.now(), today: this.clock.today() };
    let requests = 0;
    for (const id of ids) {
      const erased = await this.requests.erase(id, moment);
      if (!erased) continue;
      requests += 1;
      await this.claims.releaseHold(erased);
      await this.claims.rename({ ...erased, name: '' });
    }
    // Afterwards nobody can write about them any more.
    return { requests, messages: await this.messages.removeOf(await this.requests.erasedAmong(ids)) };
  }
}
