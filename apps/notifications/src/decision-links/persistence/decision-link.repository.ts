import { Inject, Injectable } from '@nestjs/common';
import { insertNew, modelToken, trusted } from '@hearthstay/database';
import type { Model, QueryFilter } from 'mongoose';
import { decisionLinkModel, type DecisionLinkDocument } from './decision-link.schema';

@Injectable()
export class DecisionLinkRepository {
  constructor(@Inject(modelToken(decisionLinkModel.name)) private readonly links: Model<DecisionLinkDocument>) {}

  async add(link: DecisionLinkDocument): Promise<void> {
    await insertNew(this.links, [link]);
  }

  /** The link of this hash, if it is valid at this time. */
  async find(hash: string, now: Date): Promise<DecisionLinkDocument | null> {
    return this.links.findOne({ _id: hash, expiresAt: trusted({ $gt: now }) }).lean();
  }

  /** Makes the links of a request valid at least until these times, by the day after which they expire. */
  async extend(requestId: string, { startDate, endDate }: Record<'startDate' | 'endDate', Date>): Promise<void> {
    const untilDeparture = { requestId, lastDay: 'endDate' as const };
    const untilArrival = { requestId, lastDay: trusted({ $ne: 'endDate' as const }) };
    await this.prolong(untilArrival, startDate);
    await this.prolong(untilDeparture, endDate);
  }

  private async prolong(links: QueryFilter<DecisionLinkDocument>, expiresAt: Date): Promise<void> {
    await this.links.updateMany({ ...links, expiresAt: trusted({ $lt: expiresAt }) }, { $set: { expiresAt } });
  }

  /** Removes the links by which requests could be decided. */
  async removeOfRequests(requestIds: readonly string[]): Promise<void> {
    await this.links.deleteMany({ requestId: trusted({ $in: [...requestIds] }) });
  }

  /** Removes the links of everybody who is not an admin any more. */
  async removeOthersThan(admins: readonly string[]): Promise<void> {
    await this.links.deleteMany({ email: trusted({ $nin: [...admins] }) });
  }
}
