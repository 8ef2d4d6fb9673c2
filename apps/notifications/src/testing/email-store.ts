import type { TestDatabase } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { emailModel, EmailRepository } from '../emails/persistence/email.repository';
import { allContent } from '../emails/persistence/email-content';
import { emailSchema, type EmailDocument } from '../emails/persistence/email.schema';

export interface EmailStore {
  repository(): EmailRepository;
  documents(): Promise<EmailDocument[]>;
  /** As if the time that every postponed e-mail waits for had come. */
  letTimePass(): Promise<void>;
  /** As if all e-mails had been given up long ago. */
  removeContent(): Promise<void>;
}

/** The queue's collection in a test's database, empty before each test. */
export const useEmailStore = (database: TestDatabase): EmailStore => {
  let model: Model<EmailDocument>;
  beforeAll(async () => {
    model = database.connection().model<EmailDocument>(emailModel, emailSchema);
    await model.createIndexes();
  });
  beforeEach(async () => {
    await model.deleteMany({});
  });
  return {
    repository: () => new EmailRepository(model),
    documents: () => model.find({}).lean<EmailDocument[]>(),
    letTimePass: async () => {
      await model.updateMany({ status: 'due' }, { $set: { nextAttemptAt: new Date() } });
    },
    removeContent: async () => {
      await model.updateMany({}, { $unset: allContent });
    },
  };
};
