import { Controller } from '@nestjs/common';
import { exportGuest, type GuestExport, type RequestOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { GuestLinkRepository, WhitelistRepository } from '../../guests';
import { MessageRepository } from '../../messages';
import { PropertyClock } from '../../property-clock';
import { RequestRepository } from '../../request-store';
import type { StoredRequest } from '../../request-store/domain/booking-request';
import { accountedRequest } from '../../requests/domain/payment-account';
import { PrivacyRecordRepository } from '../persistence/privacy-record.repository';

/** An admin exports everything that is known of a guest. */
@Controller()
export class ExportGuest {
  constructor(
    private readonly requests: RequestRepository,
    private readonly messages: MessageRepository,
    private readonly links: GuestLinkRepository,
    private readonly whitelist: WhitelistRepository,
    private readonly records: PrivacyRecordRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** The record comes first: no data leave without it. */
  @Handles(exportGuest)
  async run({ email }: RequestOf<typeof exportGuest>): Promise<GuestExport> {
    await this.records.addExport(email, this.clock.now());
    const [requests, links, entry] = await Promise.all([
      this.requests.listOfGuestNewestFirst(email),
      this.links.listOf(email),
      this.whitelist.findEntry(email),
    ]);
    return {
      requests: await Promise.all(requests.map((request) => this.withEverything(request))),
      ...(entry && { whitelist: entry }),
      links: links.map(({ purpose, createdAt, expiresAt }) => ({
        purpose,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    };
  }

  private async withEverything(request: StoredRequest): Promise<GuestExport['requests'][number]> {
    const [messages, history] = await Promise.all([
      this.messages.list(request.id),
      this.requests.getHistory(request.id),
    ]);
    return { ...accountedRequest(request, this.clock.today()), messages, history };
  }
}
