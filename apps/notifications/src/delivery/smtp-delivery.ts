import { isEmailShaped } from '@hearthstay/stay';
import { createTransport, type Transporter } from 'nodemailer';
import { DeliveryFailure, EmailDelivery, type DeliverableEmail, type DeliveryOutcome } from './email-delivery';
import { connectionTo, type SmtpServer } from './smtp-connection';
import { failureOf } from './smtp-failure';
import { secretsIn } from './smtp-secrets';
import { toSmtpMessage } from './smtp-message';

export interface SmtpOptions extends SmtpServer {
  senderAddress: string;
  connections: number;
}

/** Sends e-mails to an SMTP server. */
export class SmtpDelivery extends EmailDelivery {
  private readonly transport: Transporter;

  constructor(private readonly options: SmtpOptions) {
    super();
    this.transport = createTransport({
      ...connectionTo(options),
      pool: true,
      maxConnections: options.connections,
    });
  }

  async deliver(email: DeliverableEmail, signal: AbortSignal): Promise<DeliveryOutcome> {
    const { url, senderAddress } = this.options;
    // nodemailer splits one text with commas or line breaks into several recipients.
    if (!isEmailShaped(email.to)) {
      throw new DeliveryFailure('Not one e-mail address', 'never', { reason: 'RECIPIENT_REFUSED' });
    }
    try {
      await this.transport.sendMail({ ...toSmtpMessage(email, senderAddress), signal });
      return 'sent';
    } catch (error) {
      throw failureOf(error, secretsIn(url));
    }
  }

  close(): void {
    this.transport.close();
  }
}
