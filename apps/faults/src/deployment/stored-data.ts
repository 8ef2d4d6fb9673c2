import type { Day, RequestStatus } from '@hearthstay/stay';
import { mongo } from 'mongoose';

interface StoredRequest {
  _id: string;
  email: string;
  startDate: Day;
  endDate: Day;
  status: RequestStatus;
  outbox: unknown[];
}

interface StoredDay {
  _id: string;
  requestId: string | null;
}

interface StoredEmail {
  /** The beginning of its `Message-ID`. */
  _id: string;
  kind: string;
  to: string;
  status: string;
  attempts: number;
}

/** Reads the stored data of the services directly. */
export class StoredData {
  private constructor(
    private readonly client: mongo.MongoClient,
    private readonly prefix: string,
  ) {}

  static async open(uri: string, prefix: string): Promise<StoredData> {
    return new StoredData(await mongo.MongoClient.connect(uri), prefix);
  }

  requests(): Promise<StoredRequest[]> {
    return this.database('bookings').collection<StoredRequest>('booking_requests').find().toArray();
  }

  occupiedDays(): Promise<StoredDay[]> {
    return this.database('bookings').collection<StoredDay>('occupied_days').find().toArray();
  }

  queuedEmails(): Promise<StoredEmail[]> {
    return this.emails()
      .find({}, { projection: { html: 0, text: 0, attachments: 0 } })
      .toArray();
  }

  /** The e-mails that wait for another attempt. */
  postponedEmails(): Promise<StoredEmail[]> {
    return this.emails()
      .find({ status: 'queued', attempts: { $gt: 0 } })
      .toArray();
  }

  /** Makes e-mails that wait for another attempt due now. */
  async endRetryDelays(): Promise<void> {
    await this.emails().updateMany({ status: 'queued' }, { $set: { nextAttemptAt: new Date() } });
  }

  /** The e-mails that are being sent. */
  leasedEmails(): Promise<StoredEmail[]> {
    return this.emails().find({ status: 'sending' }).toArray();
  }

  /** The admins who get e-mails now. */
  async notifiedAdmins(): Promise<string[]> {
    const rosters = this.database('notifications').collection<{ _id: string; emails: string[] }>('admin_roster');
    return (await rosters.findOne())?.emails ?? [];
  }

  /** Deletes all requests, messages, claims and e-mails, so that every day is free again. */
  async clear(): Promise<void> {
    for (const collection of ['booking_requests', 'request_messages', 'occupied_days']) {
      await this.database('bookings').collection(collection).deleteMany();
    }
    await this.emails().deleteMany();
  }

  /** Drops the databases of the deployment. */
  async close(): Promise<void> {
    for (const service of ['bookings', 'admin-auth', 'notifications', 'media']) {
      await this.database(service).dropDatabase();
    }
    await this.client.close();
  }

  private emails(): mongo.Collection<StoredEmail> {
    return this.database('notifications').collection<StoredEmail>('emails');
  }

  private database(service: string): mongo.Db {
    return this.client.db(`${this.prefix}-${service}`);
  }
}
