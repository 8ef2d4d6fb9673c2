import { isEmailShaped } from '@hearthstay/stay';
import { createTransport, type Transporter } from 'nodemailer';
import { DeliveryFailure, EmailDelivery, type DeliverableEmail, type DeliveryOutcome } from './email-delivery';
import { encryptionFor } from './smtp-encryption';
import { failureOf } from './smtp-failure';
import { toSmtpMessage } from './smtp-message';

export interface SmtpOptions {
  url: string;
  /** Whether a login may travel without encryption. */
  allowsPlaintext?: boolean;
  senderAddress: string;
  connections: number;
  /** How long the server may stay silent at any point, in milliseconds. */
  silenceMs: number;
}

/** Hands e-mails to a mail server. */
export class SmtpDelivery extends EmailDelivery {
  private readonly transport: Transporter;

  constructor(private readonly options: SmtpOptions) {
    super();
    const { url, allowsPlaintext = false, connections, silenceMs } = options;
    this.transport = createTransport({
      ...encryptionFor(url, allowsPlaintext),
      pool: true,
      maxConnections: connections,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      dnsTimeout: silenceMs,
      socketTimeout: silenceMs,
      // What an e-mail is made of comes from the database: it must never name a file or an address to load.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver(email: DeliverableEmail, signal: AbortSignal): Promise<DeliveryOutcome> {
    const { senderAddress } = this.options;
    // nodemailer reads several recipients out of one text, a comma or a line break apart.
    if (!isEmailShaped(email.to)) throw new DeliveryFailure('Not one e-mail address', 'never');
    try {
      await this.transport.sendMail({ ...toSmtpMessage(email, senderAddress), signal });
      return 'sent';
    } catch (error) {
      throw failureOf(error);
    }
  }

  close(): void {
    this.transport.close();
  }
}
