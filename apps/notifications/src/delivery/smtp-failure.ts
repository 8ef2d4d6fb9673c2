import { DeliveryFailure } from './email-delivery';

/** The properties that nodemailer adds to its errors. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Only a rejection of the recipient or the message is permanent; a wrong password will be corrected. */
const commandsAboutTheEmail = ['RCPT TO', 'DATA'];

/** Replies of a server that is shutting down. */
const closingDown = 421;

const codesOfNobody: readonly (string | undefined)[] = ['ESOCKET', 'ECONNECTION', 'EDNS'];

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

export const failureOf = (cause: unknown): DeliveryFailure => {
  const error = cause as SmtpError;
  const { code = 'UNKNOWN', responseCode, command } = error;
  const summary = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  if (refusesEncryption(error)) return new DeliveryFailure(`${summary}: ${withoutEncryption}`, 'later');
  const passing = isServerAway(error) ? 'soon' : 'later';
  return new DeliveryFailure(summary, isFinal(error) ? 'never' : passing, { cause });
};
