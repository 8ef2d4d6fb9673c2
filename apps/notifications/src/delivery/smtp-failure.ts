import { DeliveryFailure } from './email-delivery';

/** What nodemailer adds to its errors. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/**
 * Only what the server says of this recipient or this message is final; a wrong password is mended, and then the e-mail
 * goes out.
 */
const commandsAboutTheEmail = ['RCPT TO', 'DATA'];

/** What a server says that is about to end. */
const closingDown = 421;

const codesOfNobody: readonly (string | undefined)[] = ['ESOCKET', 'ECONNECTION', 'EDNS'];

/**
 * There is nobody to talk to, or there is nobody any more. Silence may be about the e-mail, so it is not among these.
 */
const isServerAway = ({ code, responseCode }: SmtpError): boolean =>
  responseCode === closingDown || (responseCode === undefined && codesOfNobody.includes(code));

const isFinal = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 && commandsAboutTheEmail.includes(command);

/**
 * The server has refused to encrypt. nodemailer asks it to where it offers that, and where it has to: see
 * `encryptionFor`.
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
