import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { allContent, hasData, isRendered } from './email-content';
import { emailJobModel } from './email-job.repository';
import type { EmailJobDocument } from './email-job.schema';

/** The size of a batch, small enough that other writes do not wait long. */
const batch = 500;

const isUnsent = () => trusted({ $in: ['kept', 'given-up'] as const });

/** Removes the content of e-mails that are not sent any more. Several instances may run concurrently. */
@Injectable()
export class EmailContentRepository {
  constructor(@Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>) {}

  /** Sets the end date of e-mails that an earlier version has kept or given up without one. */
  async dateEnds(now: Date): Promise<void> {
    await this.changeAll({ status: isUnsent(), endedAt: null }, { $set: { endedAt: now } });
  }

  /**
   * Removes the content of e-mails that were kept or given up by this date, and of those that an earlier version has
   * sent.
   *
   * @returns the number of e-mails
   */
  async remove({ endedUntil }: { endedUntil: Date }): Promise<number> {
    const unsent = { status: isUnsent(), endedAt: trusted({ $lte: endedUntil }) };
    const removed = { $unset: allContent };
    return (await this.changeAll({ status: 'sent' }, removed)) + (await this.changeAll(unsent, removed));
  }

  private async changeAll(
    filter: QueryFilter<EmailJobDocument>,
    change: UpdateQuery<EmailJobDocument>,
  ): Promise<number> {
    let changed = 0;
    for (const hasContent of [hasData(), isRendered()]) {
      for (;;) {
        const found = await this.jobs
          .find({ ...filter, ...hasContent }, { _id: 1 })
          .limit(batch)
          .lean();
        if (found.length === 0) break;
        const ids = found.map(({ _id }) => _id);
        // Repeats the condition, because an operator may have made one due again.
        const { modifiedCount } = await this.jobs.updateMany({ ...filter, _id: trusted({ $in: ids }) }, change);
        // Another instance has changed the whole batch.
        if (modifiedCount === 0) break;
        changed += modifiedCount;
      }
    }
    return changed;
  }
}
