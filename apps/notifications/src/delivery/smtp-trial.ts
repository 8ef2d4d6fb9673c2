import type { DialogueLine } from '@hearthstay/contracts';
import { createTransport } from 'nodemailer';
import { DeliveryFailure, type DeliverableEmail } from './email-delivery';
import { connectionTo, type SmtpServer } from './smtp-connection';
import { failureOf } from './smtp-failure';
import { toSmtpMessage } from './smtp-message';
import { secretsIn, withoutSecrets } from './smtp-secrets';

/** A dialogue is longer only if a server does not stop. */
const linesMax = 60;
/** In characters. */
const lineMax = 300;

/** How nodemailer writes a secret into its log, as it is and in Base64. */
const ownMarks = ['/* secret */', Buffer.from('/* secret */').toString('base64')];

export interface SmtpTrial {
  failure: DeliveryFailure | undefined;
  dialogue: DialogueLine[];
}

/**
 * Sends one e-mail over a connection of its own, and writes down what is said. Never rejects.
 *
 * @param totalMs the time limit, in milliseconds: a server may be slow with each reply
 */
export const trySmtp = async (
  email: DeliverableEmail,
  { senderAddress, ...server }: SmtpServer & { senderAddress: string },
  totalMs: number,
): Promise<SmtpTrial> => {
  const secrets = secretsIn(server.url);
  const dialogue: DialogueLine[] = [];
  const note = (entry: { tnx?: string }, text: string): void => {
    const from = ({ client: 'program', server: 'server' } as const)[entry.tnx ?? ''];
    if (!from || dialogue.length >= linesMax) return;
    dialogue.push({ from, text: withoutSecrets(text, [...ownMarks, ...secrets]).slice(0, lineMax) });
  };
  const ignore = () => undefined;
  const transport = createTransport({
    ...connectionTo(server),
    transactionLog: true,
    logger: { level: ignore, trace: ignore, debug: note, info: ignore, warn: ignore, error: ignore, fatal: ignore },
  });
  const signal = AbortSignal.timeout(totalMs);
  try {
    await transport.sendMail({ ...toSmtpMessage(email, senderAddress), signal });
    return { failure: undefined, dialogue };
  } catch (error) {
    const timedOut = new DeliveryFailure('TIMED_OUT', 'later', { reason: 'SERVER_SILENT' });
    return { failure: signal.aborted ? timedOut : failureOf(error, secrets), dialogue };
  } finally {
    transport.close();
  }
};
