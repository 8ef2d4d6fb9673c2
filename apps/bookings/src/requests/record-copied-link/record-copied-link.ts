import { Controller } from '@nestjs/common';
import { recordCopiedLink, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { currentCommandId, Handles } from '@hearthstay/messaging';
import { PropertyClock } from '../../property-clock';
import { RequestDetailsRepository, RequestRepository } from '../../request-store';
import { carriedOutBy } from '../../request-store/domain/carried-out';

@Controller()
export class RecordCopiedLink {
  constructor(
    private readonly requests: RequestRepository,
    private readonly details: RequestDetailsRepository,
    private readonly clock: PropertyClock,
  ) {}

  /** @throws DomainError `REQUEST_NOT_FOUND` */
  @Handles(recordCopiedLink)
  async run(copied: RequestOf<typeof recordCopiedLink>): Promise<ResponseOf<typeof recordCopiedLink>> {
    const request = await this.requests.get(copied.id);
    if (carriedOutBy(currentCommandId(), request)) return {};
    // Its status has changed since it was read.
    if (!(await this.details.recordCopiedLink(request, copied.email, this.clock.now()))) return this.run(copied);
    return {};
  }
}
