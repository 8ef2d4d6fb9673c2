import type { EmailFailureReason } from '@hearthstay/contracts';
import { DeliveryFailure } from './email-delivery';
import { withoutSecrets } from './smtp-secrets';

/** The properties that nodemailer adds to its errors. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
  /** The reply of the server. */
  response?: string;
  message?: string;
}

/** Only a rejection of the recipient or the message is permanent; a wrong password will be corrected. */
const commandsAboutTheEmail = ['RCPT TO', 'DATA'];

/** Replies of a server that is shutting down. */
const closingDown = 421;

const codesOfNobody: readonly (string | undefined)[] = ['ESOCKET', 'ECONNECTION', 'EDNS'];

/** In characters: a server can reply with whole pages. */
const detailsMax = 500;

/**
 * No server is reachable, or the connection was closed. A timeout is not included, because its cause may be the e-mail.
 */
const isServerAway = ({ code, responseCode }: SmtpError): boolean =>
  responseCode === closingDown || (responseCode === undefined && codesOfNobody.includes(code));

const isFinal = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 && commandsAboutTheEmail.includes(command);

/**
 * The server has refused to encrypt. nodemailer uses STARTTLS where the server offers it and where `encryptionFor`
 * requires it.
 */
const refusesEncryption = ({ code, responseCode, command }: SmtpError): boolean =>
  code === 'ETLS' && command === 'STARTTLS' && responseCode !== undefined;

const withoutEncryption =
  'the mail server does not encrypt, so neither login nor e-mail was sent to it; see SMTP_ALLOW_PLAINTEXT';

const reasonsByCommand: Readonly<Record<string, EmailFailureReason>> = {
  'MAIL FROM': 'SENDER_REFUSED',
  'RCPT TO': 'RECIPIENT_REFUSED',
  DATA: 'CONTENT_REFUSED',
};

const reasonOf = (error: SmtpError): EmailFailureReason => {
  const { code, responseCode = 0, command = '' } = error;
  if (code === 'EAUTH') return 'LOGIN_REFUSED';
  if (code === 'ETLS') return 'NOT_ENCRYPTED';
  if (isServerAway(error)) return 'SERVER_AWAY';
  if (code === 'ETIMEDOUT') return 'SERVER_SILENT';
  if (responseCode >= 400 && responseCode < 500) return 'TRY_LATER';
  return reasonsByCommand[command] ?? 'OTHER';
};

/** @param secrets what must not be in the words of the server */
export const failureOf = (cause: unknown, secrets: readonly string[]): DeliveryFailure => {
  const error = cause as SmtpError;
  const { code = 'UNKNOWN', responseCode, command, response, message = '' } = error;
  const summary = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  const reason = reasonOf(error);
  const details = withoutSecrets(response ?? message, secrets).slice(0, detailsMax);
  if (refusesEncryption(error)) {
    return new DeliveryFailure(`${summary}: ${withoutEncryption}`, 'later', { reason, details });
  }
  const passing = isServerAway(error) ? 'soon' : 'later';
  return new DeliveryFailure(summary, isFinal(error) ? 'never' : passing, { cause, reason, details });
};
