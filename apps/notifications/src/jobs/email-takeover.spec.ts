import { Logger } from '@nestjs/common';
import { openDatabase } from '@hearthstay/database';
import { describeEachDatabase, eventually, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import type { Connection } from 'mongoose';
import { useJobStore } from '../testing/job-store';
import { renderEmail } from '../templates/render-email';
import { emailsOnly } from '../testing/emails-only';
import { anEmailJob, approvalData } from '../testing/email-job';
import { settings } from '../testing/events';
import { runWorker } from '../testing/run-worker';
import { SmtpDelivery } from '../delivery/smtp-delivery';
import { DeliveryAttempt, parallelAttempts } from './delivery-attempt';
import { EmailAttempts } from './email-attempts';
import { emailJobModel } from './persistence/email-job.repository';
import { EmailLeaseRepository } from './persistence/email-lease.repository';
import { emailJobSchema, type EmailJobDocument } from './persistence/email-job.schema';

/** Far longer than a lease without renewals, because the machine may be busy; in milliseconds. */
const recoveryMs = 60_000;
interface Instance {
  connection: Connection;
  end(): Promise<void>;
}

/** The instances together deliver more than one e-mail concurrently. */
const recipients = Array.from({ length: 8 }, (_, index) => `guest-${index}@example.com`);

describeEachDatabase('An instance that was killed', (database) => {
  const store = useJobStore(database);
  let listener: SmtpListener;
  let silentListener: SmtpListener;
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    // Loads the templates, which takes longer than sending.
    await renderEmail('request-approved', 'de', approvalData(), settings);
  });
  beforeEach(async () => {
    listener = await startSmtpListener();
    silentListener = await startSmtpListener();
    silentListener.hang();
  });
  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end()));
    await Promise.all([listener.close(), silentListener.close()]);
  });

  /** A worker with a separate database connection, as every process has. */
  const startInstance = async (url: string): Promise<Instance> => {
    const connection = await openDatabase({ uri: database.uri(), name: database.name() });
    const repository = new EmailLeaseRepository(connection.model<EmailJobDocument>(emailJobModel, emailJobSchema));
    const delivery = new SmtpDelivery({
      url,
      senderAddress: 'haus@example.com',
      connections: parallelAttempts,
      silenceMs: 20_000,
    });
    const { stop } = runWorker(
      repository,
      new DeliveryAttempt(repository, emailsOnly(delivery, settings), new EmailAttempts()),
    );
    let ending: Promise<void> | undefined;
    const end = () => (ending ??= stop().then(() => connection.close()));
    ends.push(end);
    return { connection, end };
  };

  it('leaves e-mails that are sent once each after its return', async () => {
    for (const to of recipients) await store.queue().add(anEmailJob({ to }));
    // Its SMTP server never accepts an e-mail, and after the connection ends nothing reaches the database either.
    const victim = await startInstance(silentListener.url);
    await eventually(async () => expect(await store.sender().leases()).toHaveLength(recipients.length));
    await victim.connection.close(true);
    // Its end takes seconds, in which its leases expire.
    void victim.end();

    await startInstance(listener.url);
    await eventually(() => expect(listener.emails()).toHaveLength(recipients.length), recoveryMs);
    const received = listener.emails().flatMap(({ envelope }) => envelope.to);
    expect(received.sort()).toEqual(recipients.toSorted());
  });
});
