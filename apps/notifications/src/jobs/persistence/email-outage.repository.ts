import { Inject, Injectable } from '@nestjs/common';
import type { EmailFailureReason } from '@hearthstay/contracts';
import { modelToken, trusted } from '@hearthstay/database';
import type { Model } from 'mongoose';
import { isEmail } from './email-content';
import { emailJobModel } from './email-job.repository';
import type { EmailJobDocument, StoredFailure } from './email-job.schema';

/** A failure, and to whom the e-mail was. */
export interface FailedEmail extends StoredFailure {
  to: string;
}

/** What the queue of e-mails knows about the mail server. */
@Injectable()
export class EmailOutageRepository {
  constructor(@Inject(modelToken(emailJobModel)) private readonly jobs: Model<EmailJobDocument>) {}

  /** The failures with these reasons since then, of e-mails that are not sent. They are few, found by their status. */
  async failures(reasons: readonly EmailFailureReason[], after: Date): Promise<FailedEmail[]> {
    const failing = await this.jobs
      .find(
        {
          status: trusted({ $in: ['queued', 'sending', 'given-up'] as const }),
          'failure.reason': trusted({ $in: reasons }),
          'failure.at': trusted({ $gt: after }),
        },
        { failure: 1, to: 1 },
      )
      .lean();
    return failing.flatMap(({ failure, to }) => (failure ? { ...failure, to } : []));
  }

  /** When the last e-mail was sent, if that was after this time. Reads all records: call it only after failures. */
  async lastSentAt(after: Date): Promise<Date | undefined> {
    const sent = await this.jobs
      .findOne({ status: 'sent', sentAt: trusted({ $gt: after }), ...isEmail() }, { sentAt: 1 })
      .sort({ sentAt: -1 })
      .lean();
    return sent?.sentAt ?? undefined;
  }

  /** The number of e-mails that are due and not sent. */
  waiting(now: Date): Promise<number> {
    return this.jobs.countDocuments({
      status: trusted({ $in: ['queued', 'sending'] as const }),
      dueAt: trusted({ $lte: now }),
      ...isEmail(),
    });
  }
}
