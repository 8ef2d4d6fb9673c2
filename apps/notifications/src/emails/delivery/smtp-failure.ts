import { DeliveryFailure } from './email-delivery';

/** What nodemailer adds to its errors. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Only what the server says of this recipient or this message is final; a wrong password is mended, and then the e-mail goes out. */
const commandsAboutTheEmail = ['RCPT TO', 'DATA'];

/** What a server says that is about to end. */
const closingDown = 421;

const codesOfNobody: readonly (string | undefined)[] = ['ESOCKET', 'ECONNECTION', 'EDNS'];

/** There is nobody to talk to, or there is nobody any more. Silence may be about the e-mail, so it is not among these. */
const isServerAway = ({ code, responseCode }: SmtpError): boolean =>
  responseCode === closingDown || (responseCode === undefined && codesOfNobody.includes(code));

const isFinal = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 && commandsAboutTheEmail.includes(command);

export const failureOf = (cause: unknown): DeliveryFailure => {
  const error = cause as SmtpError;
  const { code = 'UNKNOWN', responseCode, command } = error;
  const summary = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  const passing = isServerAway(error) ? 'soon' : 'later';
  return new DeliveryFailure(summary, isFinal(error) ? 'never' : passing, { cause });
};
