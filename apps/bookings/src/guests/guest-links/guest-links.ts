import { Inject, Injectable } from '@nestjs/common';
import { hashOfToken } from '@hearthstay/access';
import { DomainError, type AccessLink } from '@hearthstay/contracts';
import { PropertyClock } from '../../property-clock';
import {
  isValid,
  issueConfirmLink,
  issueStatusLink,
  type ConfirmableRequest,
  type GuestLink,
  type GuestLinkPurpose,
  type IssuedLink,
} from './domain/guest-link';
import { GuestLinkRepository } from './persistence/guest-link.repository';

/** The lifetime of links, in days. */
export interface GuestLinkLifetimes {
  confirm: number;
  status: number;
}

/** The injection token of `GuestLinkLifetimes`. */
export const guestLinkLifetimes = Symbol('lifetimes of guest links');

/**
 * Issues the links that events carry to the guest's mailbox, and opens them again.
 *
 * A link is stored before the change whose event contains it. A link without its change is never sent, whereas a change
 * without its link would send an invalid link.
 */
@Injectable()
export class GuestLinks {
  constructor(
    private readonly links: GuestLinkRepository,
    @Inject(guestLinkLifetimes) private readonly lifetimes: GuestLinkLifetimes,
    private readonly clock: PropertyClock,
  ) {}

  /** Fresh links for an e-mail about a request. */
  async issueFor(request: ConfirmableRequest): Promise<{ confirmLink: AccessLink; statusLink: AccessLink }> {
    const confirm = issueConfirmLink(request, this.clock.now(), this.lifetimes.confirm);
    const status = this.newStatusLink(request.email);
    await this.links.add(confirm.link, status.link);
    return { confirmLink: confirm.accessLink, statusLink: status.accessLink };
  }

  async issueStatusLink(email: string): Promise<AccessLink> {
    const { link, accessLink } = this.newStatusLink(email);
    await this.links.add(link);
    return accessLink;
  }

  async issueConfirmLink(request: ConfirmableRequest): Promise<AccessLink> {
    const { link, accessLink } = issueConfirmLink(request, this.clock.now(), this.lifetimes.confirm);
    await this.links.add(link);
    return accessLink;
  }

  /** A status link that is not stored yet, for a caller that stores it together with its event. */
  newStatusLink(email: string): IssuedLink {
    return issueStatusLink(email, this.clock.now(), this.lifetimes.status);
  }

  /** Whether the guest has been sent a link that confirms the request now. */
  canConfirm(request: { id: string; email: string }): Promise<boolean> {
    return this.links.hasConfirmLink(request, this.clock.now());
  }

  /** Whether an address has been sent a link to its requests that is valid now. */
  hasStatusLink(email: string): Promise<boolean> {
    return this.links.hasStatusLink(email, this.clock.now());
  }

  /** @throws DomainError `LINK_INVALID` for a wrong or expired token, and for one of another purpose. */
  async open(purpose: GuestLinkPurpose, token: string): Promise<GuestLink> {
    const link = await this.links.find(hashOfToken(token));
    if (!link || !isValid(link, purpose, this.clock.now())) throw new DomainError('LINK_INVALID');
    return link;
  }
}
