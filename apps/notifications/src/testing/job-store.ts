import type { Clock } from '@hearthstay/runtime';
import type { TestDatabase } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { allContent } from '../jobs/persistence/email-content';
import { emailJobModel, EmailJobRepository } from '../jobs/persistence/email-job.repository';
import { emailJobSchema, type EmailJobDocument } from '../jobs/persistence/email-job.schema';
import { EmailLeaseRepository } from '../jobs/persistence/email-lease.repository';
import { EmailLogRepository } from '../jobs/persistence/email-log.repository';

export interface JobStore {
  queue(): EmailJobRepository;
  /** Returns a different one each time. */
  sender(clock?: Clock): EmailLeaseRepository;
  documents(): Promise<EmailJobDocument[]>;
  log(clock: Clock): EmailLogRepository;
  insert(...documents: Partial<EmailJobDocument>[]): Promise<void>;
  update(changes: Partial<Record<keyof EmailJobDocument, unknown>>): Promise<void>;
  /** Makes every postponed e-mail due. */
  letTimePass(): Promise<void>;
  /** Sets the time at which e-mails were given up to the distant past. */
  removeContent(): Promise<void>;
}

/** The collection of the queue in the test's database, emptied before each test. */
export const useJobStore = (database: TestDatabase): JobStore => {
  let model: Model<EmailJobDocument>;
  beforeAll(async () => {
    model = database.connection().model<EmailJobDocument>(emailJobModel, emailJobSchema);
    await model.createIndexes();
  });
  beforeEach(async () => {
    await model.deleteMany({});
  });
  return {
    queue: () => new EmailJobRepository(model),
    sender: (clock) => new EmailLeaseRepository(model, clock),
    documents: () => model.find({}).lean<EmailJobDocument[]>(),
    log: (clock) => new EmailLogRepository(model, clock),
    insert: async (...documents) => {
      await model.collection.insertMany(documents as never);
    },
    update: async (changes) => {
      await model.collection.updateMany({}, { $set: changes });
    },
    letTimePass: async () => {
      await model.updateMany({ status: 'queued' }, { $set: { nextAttemptAt: new Date() } });
    },
    removeContent: async () => {
      await model.updateMany({}, { $unset: allContent });
    },
  };
};
