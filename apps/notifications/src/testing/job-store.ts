import type { TestDatabase } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { allContent } from '../jobs/persistence/email-content';
import { emailJobModel, EmailJobRepository } from '../jobs/persistence/email-job.repository';
import { emailJobSchema, type EmailJobDocument } from '../jobs/persistence/email-job.schema';
import { EmailLeaseRepository } from '../jobs/persistence/email-lease.repository';

export interface JobStore {
  queue(): EmailJobRepository;
  /** Another one each time. */
  sender(): EmailLeaseRepository;
  documents(): Promise<EmailJobDocument[]>;
  insert(document: Partial<EmailJobDocument>): Promise<void>;
  update(changes: Partial<Record<keyof EmailJobDocument, unknown>>): Promise<void>;
  /** As if the time that every postponed e-mail waits for had come. */
  letTimePass(): Promise<void>;
  /** As if all e-mails had been given up long ago. */
  removeContent(): Promise<void>;
}

/** The queue's collection in a test's database, empty before each test. */
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
    sender: () => new EmailLeaseRepository(model),
    documents: () => model.find({}).lean<EmailJobDocument[]>(),
    insert: async (document) => {
      await model.collection.insertOne(document as never);
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
