import { Injectable } from '@nestjs/common';
import {
  changeProposed,
  changeAccepted,
  changeDeclined,
  offerMade,
  offerAccepted,
  offerDeclined,
  proposalEnded,
  type EventMessage,
  type PayloadOf,
} from '@hearthstay/contracts';
import { recordEvent } from '@hearthstay/outbox';
import { isMadeByOffer, isTaken } from '@hearthstay/stay';
import { GuestLinks } from '../../guests';
import { isReachable, type ReachableRequest, type StoredRequest } from '../../request-store/domain/booking-request';
import { asProposed } from '../../request-store/domain/as-proposed';
import { type StoredProposal } from '../../request-store/domain/proposal';
import { asking, askingAgain, ending } from '../../request-store/domain/questions';
import type { Settings } from '../../settings/domain/settings';
import { requestDetails } from '../../request-store/domain/request-details';
import { StandingBooking } from '../standing-booking';

type Ended = Pick<PayloadOf<typeof proposalEnded>, 'cause'>;

/** The events about proposals, with fresh links for the guest. */
@Injectable()
export class ProposalEvents {
  constructor(
    private readonly guestLinks: GuestLinks,
    private readonly standingBooking: StandingBooking,
  ) {}

  async offerMade(request: ReachableRequest, proposal: StoredProposal, settings: Settings): Promise<EventMessage> {
    const { startDate, endDate } = request;
    return recordEvent(offerMade, {
      ...{ ...requestDetails(asProposed(request, proposal), settings), ...inPlaceOfFormer(request, proposal) },
      ...noteOf(proposal.note),
      ...{ validUntil: proposal.validUntil, holds: proposal.holds },
      ...(!isMadeByOffer(request) && { before: { startDate, endDate } }),
      statusLink: await this.guestLinks.issueStatusLink(request.email),
    });
  }

  changeProposed(request: ReachableRequest, proposal: StoredProposal, settings: Settings): EventMessage {
    const { startDate, endDate, adults, children } = request;
    return recordEvent(changeProposed, {
      ...{ ...requestDetails(asProposed(request, proposal), settings), ...inPlaceOfFormer(request, proposal) },
      ...noteOf(proposal.note),
      validUntil: proposal.validUntil,
      before: { startDate, endDate, ...(adults !== undefined && { adults, children }) },
    });
  }

  /** @param booked the booking as the guest has made it by accepting the open offer of the request */
  async offerAccepted(
    request: StoredRequest,
    booked: ReachableRequest,
    settings: Settings,
    note?: string,
  ): Promise<EventMessage> {
    const details = await this.standingBooking.detailsOf(booked, settings);
    return recordEvent(offerAccepted, { ...details, ...ending(request, 'proposal', 'wish'), ...noteOf(note) });
  }

  offerDeclined(request: ReachableRequest, proposal: StoredProposal, settings: Settings, note?: string): EventMessage {
    const details = requestDetails(asProposed(request, proposal), settings);
    return recordEvent(offerDeclined, { ...details, ...ending(request, 'proposal'), ...noteOf(note) });
  }

  /** @param now the request with the days that the guest asked for; `null` for a guest without an address */
  async changeAccepted(
    request: StoredRequest,
    now: StoredRequest,
    settings: Settings,
    note?: string,
  ): Promise<EventMessage | null> {
    if (!isReachable(now)) return null;
    const { startDate, endDate } = request;
    const details = isTaken(now.status)
      ? await this.standingBooking.detailsOf(now, settings)
      : { ...requestDetails(now, settings), statusLink: await this.guestLinks.issueStatusLink(now.email) };
    return recordEvent(changeAccepted, {
      ...{ ...details, status: now.status, before: { startDate, endDate } },
      ...{ ...ending(request, 'proposal'), ...noteOf(note) },
    });
  }

  /** `null` for a guest without an address. */
  async changeDeclined(
    request: StoredRequest,
    { startDate, endDate }: StoredProposal,
    settings: Settings,
    note?: string,
  ): Promise<EventMessage | null> {
    if (!isReachable(request)) return null;
    return recordEvent(changeDeclined, {
      ...{ ...requestDetails(request, settings), ...ending(request, 'proposal') },
      wished: { startDate, endDate },
      ...noteOf(note),
      statusLink: await this.guestLinks.issueStatusLink(request.email),
    });
  }

  /** `null` for a guest without an address. */
  async ended(request: StoredRequest, proposal: StoredProposal, settings: Settings, { cause }: Ended) {
    if (!isReachable(request)) return null;
    return recordEvent(proposalEnded, {
      ...requestDetails(asProposed(request, proposal), settings),
      ...{ by: proposal.by, cause, ...ending(request, 'proposal') },
      statusLink: await this.guestLinks.issueStatusLink(request.email),
    });
  }
}

/**
 * A new proposal asks a question, and ends that of the proposal which it replaces. One that is told again, to a
 * corrected address, ends only what was asked at a former one.
 */
const inPlaceOfFormer = (request: StoredRequest, proposal: StoredProposal) =>
  request.proposal?.id === proposal.id
    ? askingAgain(request, 'proposal')
    : { ...asking({ ...request, proposal }, 'proposal'), ...ending(request, 'proposal') };

const noteOf = (note: string | undefined) => (note === undefined ? {} : { note });
