import { Inject, Injectable } from '@nestjs/common';
import type { RequestAction } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import { isMadeByOffer, type Day, type StayRange, type StayUnit } from '@hearthstay/stay';
import type { Model } from 'mongoose';
import type { StoredRequest } from '../domain/booking-request';
import type { Change } from '../domain/change';
import type { PaymentTerms } from '../domain/payment-terms';
import { asProposed } from '../domain/as-proposed';
import { endOf, holdOf, valuesOf, type StoredProposal } from '../domain/proposal';
import type { MoveClaim } from '../domain/stay-move';
import { claimsOfHold, movableBy, movedTo, notRevoked, sameProposal } from './days-by-claim';
import { RequestChanges } from './request-changes';
import { fromDocument, requestModel, type RequestDocument } from './request.schema';

/** By what a request gets the days of an accepted proposal, and what becomes of it. */
interface Acceptance extends Change {
  /** `null` for a request that holds no days. */
  claim: MoveClaim | null;
  /** Present where an offer makes the request a confirmed booking. */
  booked?: { approvedOn: Day; guestConfirmedAt: Date; paymentTerms?: PaymentTerms };
}

/**
 * The proposals of requests. Each change is one atomic update and returns `null` when the request or its proposal is
 * not as it was read: of two responses one counts.
 */
@Injectable()
export class ProposalRepository {
  constructor(
    @Inject(modelToken(requestModel.name)) private readonly requests: Model<RequestDocument>,
    private readonly changes: RequestChanges,
  ) {}

  /**
   * Opens a proposal in place of the one that was read. The days that the former one held are free for others now, or
   * those that the new one holds are taken over afterwards, see `StayMoves.finish`.
   *
   * @param unit of claims, if the proposal holds days
   */
  async open(
    request: StoredRequest,
    proposal: StoredProposal,
    { unit, ...change }: Change & { unit?: StayUnit },
  ): Promise<StoredRequest | null> {
    const { id, status, claimId, startDate, endDate } = request;
    const from = {
      ...{ _id: id, status, claimId, startDate, endDate, movedFrom: trusted({ $exists: false }) },
      ...sameProposal(request),
      ...(proposal.claimId !== undefined && notRevoked({ id: proposal.claimId })),
    };
    const former = unit && holdOf(request);
    const changed = { proposal, ...(former && { movedFrom: { ...former, unit } }) };
    const action = proposal.by === 'owner' ? 'offered' : 'change-proposed';
    const revoked = former ? [] : claimsOfHold(request);
    return this.changes.apply(from, changed, action, change, { revoked, recorded: valuesOf(proposal) });
  }

  /**
   * Ends a proposal without effect, and with it what it holds. A request that was made with an offer is cancelled with
   * it.
   */
  async end(request: StoredRequest, action: RequestAction, { note, ...change }: Change): Promise<StoredRequest | null> {
    const { id, status, proposal } = request;
    const from = { _id: id, status, ...sameProposal(request) };
    const changed = isMadeByOffer(request) ? { status: 'cancelled' as const } : {};
    return this.changes.apply(from, changed, action, change, {
      unset: { proposal: 1 },
      revoked: claimsOfHold(request),
      recorded: { ...(proposal && endOf(proposal)), note },
    });
  }

  /** Gives a request the days, guests and price of its proposal. */
  async accept(
    request: StoredRequest,
    proposal: StoredProposal,
    { claim, booked, ...change }: Acceptance,
  ): Promise<StoredRequest | null> {
    const { id, status, startDate, endDate, quote: priceBefore, priceNote } = request;
    const from = {
      ...{ _id: id, status, startDate, endDate, ...sameProposal(request) },
      ...(claim && movableBy(claim)),
    };
    const { adults, children, quote, revision = 0 } = asProposed(request, proposal);
    const days = { startDate: proposal.startDate, endDate: proposal.endDate, revision: revision + 1 };
    const changed = {
      ...(claim ? movedTo(claim, request) : days),
      ...(adults !== undefined && { adults, children }),
      ...(quote && { quote }),
      ...(booked && { status: 'confirmed' as const, ...booked }),
    };
    const stayBefore = { startDate, endDate, adults: request.adults, children: request.children };
    return this.changes.apply(from, changed, proposal.by === 'owner' ? 'offer-accepted' : 'change-accepted', change, {
      restored: { ...stayBefore, quote: priceBefore, priceNote, proposal },
      before: { ...(booked && { status }), ...stayBefore, ...(priceBefore && { quote: priceBefore }) },
      unset: {
        ...{ proposal: 1, moving: 1 },
        ...(proposal.quote && { priceNote: 1 }),
        ...(proposal.by === 'owner' && { cancellationWish: 1 }),
      },
    });
  }

  /** The requests with an open offer for days of a period. */
  async listOffersWithin({ start, end }: StayRange, today: Day): Promise<StoredRequest[]> {
    const documents = await this.requests
      .find({
        'proposal.by': 'owner',
        'proposal.validUntil': trusted({ $gte: today }),
        'proposal.startDate': trusted({ $lte: end }),
        'proposal.endDate': trusted({ $gte: start }),
      })
      .lean();
    return documents.map(fromDocument);
  }

  /** The requests with a proposal whose last day is over. */
  async listExpired(today: Day): Promise<StoredRequest[]> {
    const documents = await this.requests
      .find({ 'proposal.validUntil': trusted({ $exists: true, $lt: today }) })
      .lean();
    return documents.map(fromDocument);
  }
}
