import type { TestDatabase } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { emailJobModel, EmailJobRepository } from '../jobs/persistence/email-job.repository';
import { allContent } from '../jobs/persistence/email-content';
import { emailJobSchema, type EmailJobDocument } from '../jobs/persistence/email-job.schema';

export interface JobStore {
  repository(): EmailJobRepository;
  documents(): Promise<EmailJobDocument[]>;
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
    repository: () => new EmailJobRepository(model),
    documents: () => model.find({}).lean<EmailJobDocument[]>(),
    letTimePass: async () => {
      await model.updateMany({ status: 'due' }, { $set: { nextAttemptAt: new Date() } });
    },
    removeContent: async () => {
      await model.updateMany({}, { $unset: allContent });
    },
  };
};
