import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { allContent, hasData, isRendered } from './email-content';
import { emailJobModel } from './email-job.repository';
import type { EmailJobDocument } from './email-job.schema';

/** So many e-mails are changed together: no other write waits long behind one batch. */
const batch = 500;

const isUnsent = () => trusted({ $in: ['kept', 'given-up'] as const });

/** Ends the content of e-mails that nobody will send. Several instances may do so at once. */
@Injectable()
export class EmailContentRepository {
  constructor(@Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>) {}

  /** Dates the end of e-mails that an older version has kept or given up: it did not note when. */
  async dateEnds(now: Date): Promise<void> {
    await this.changeAll({ status: isUnsent(), endedAt: null }, { $set: { endedAt: now } });
  }

  /**
   * Removes what e-mails say that were kept or given up until then, and of those that an older version has sent.
   *
   * @returns of how many e-mails.
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
        // The condition once more: an operator may have made one due again.
        const { modifiedCount } = await this.jobs.updateMany({ ...filter, _id: trusted({ $in: ids }) }, change);
        // Another instance has changed them all: it goes on.
        if (modifiedCount === 0) break;
        changed += modifiedCount;
      }
    }
    return changed;
  }
}
