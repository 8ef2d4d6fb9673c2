import type { Day } from '@hearthstay/stay';
import { mongo } from 'mongoose';

interface StoredRequest {
  _id: string;
  email: string;
  startDate: Day;
  endDate: Day;
  status: string;
  outbox: unknown[];
}

interface StoredDay {
  _id: string;
  requestId: string | null;
}

interface StoredEmail {
  /** What its `Message-ID` begins with. */
  _id: string;
  kind: string;
  to: string;
  status: string;
  attempts: number;
}

/** What the services have stored, read past them. */
export class Ledger {
  private constructor(
    private readonly client: mongo.MongoClient,
    private readonly prefix: string,
  ) {}

  static async open(uri: string, prefix: string): Promise<Ledger> {
    return new Ledger(await mongo.MongoClient.connect(uri), prefix);
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

  /** The e-mails that are to be tried again later. */
  postponedEmails(): Promise<StoredEmail[]> {
    return this.emails()
      .find({ status: 'queued', attempts: { $gt: 0 } })
      .toArray();
  }

  /** As if minutes went by: e-mails that are to be tried again later are due now. */
  async letPausesEnd(): Promise<void> {
    await this.emails().updateMany({ status: 'queued' }, { $set: { nextAttemptAt: new Date() } });
  }

  /** The e-mails that some sender has taken. */
  leasedEmails(): Promise<StoredEmail[]> {
    return this.emails().find({ status: 'sending' }).toArray();
  }

  /** A year goes by: every day is free again, and nothing is to be sent any more. */
  async turnTheYear(): Promise<void> {
    for (const collection of ['booking_requests', 'occupied_days']) {
      await this.database('bookings').collection(collection).deleteMany();
    }
    await this.emails().deleteMany();
  }

  /** Forgets everything that the house has stored. */
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
