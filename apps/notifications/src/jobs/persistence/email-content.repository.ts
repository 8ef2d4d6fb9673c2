import { Inject, Injectable } from '@nestjs/common';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { allContent, hasData, isRendered } from './email-content';
import { emailJobModel } from './email-job.repository';
import type { EmailJobDocument } from './email-job.schema';

/** The size of a batch, small enough that other writes do not wait long. */
const batch = 500;

/** Removes the content of e-mails that are not sent any more. Several instances may run concurrently. */
@Injectable()
export class EmailContentRepository {
  constructor(@Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>) {}

  /**
   * Removes the content of e-mails that were kept or given up by this date.
   *
   * @returns the number of e-mails
   */
  async remove({ endedUntil }: { endedUntil: Date }): Promise<number> {
    const unsent = { status: trusted({ $in: ['kept', 'given-up'] as const }), endedAt: trusted({ $lte: endedUntil }) };
    let changed = 0;
    for (const hasContent of [hasData(), isRendered()]) {
      for (;;) {
        const found = await this.jobs
          .find({ ...unsent, ...hasContent }, { _id: 1 })
          .limit(batch)
          .lean();
        if (found.length === 0) break;
        const ids = found.map(({ _id }) => _id);
        // Repeats the condition, because an operator may have made one due again.
        const { modifiedCount } = await this.jobs.updateMany(
          { ...unsent, _id: trusted({ $in: ids }) },
          { $unset: allContent },
        );
        // Another instance has changed the whole batch.
        if (modifiedCount === 0) break;
        changed += modifiedCount;
      }
    }
    return changed;
  }
}
