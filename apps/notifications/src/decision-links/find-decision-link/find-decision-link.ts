import { Controller } from '@nestjs/common';
import { hashOfToken } from '@hearthstay/access';
import { DomainError, findDecisionLink, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { DecisionLinkRepository } from '../persistence/decision-link.repository';

/** Looks up whom a link was sent to. That changes nothing, because mail scanners follow links. */
@Controller()
export class FindDecisionLink {
  constructor(
    private readonly links: DecisionLinkRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `LINK_INVALID` for an unknown or expired token */
  @Handles(findDecisionLink)
  async run({ token }: RequestOf<typeof findDecisionLink>): Promise<ResponseOf<typeof findDecisionLink>> {
    const link = await this.links.find(hashOfToken(token), this.clock.now());
    if (!link) throw new DomainError('LINK_INVALID');
    return { email: link.email, requestId: link.requestId };
  }
}
