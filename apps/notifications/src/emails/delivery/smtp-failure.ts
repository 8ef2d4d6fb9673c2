import { DeliveryFailure } from './email-delivery';

/** What nodemailer adds to its errors. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Only what the server says of this recipient or this message is final; a wrong password is mended, and then the e-mail goes out. */
const commandsAboutTheEmail = ['RCPT TO', 'DATA'];

export const failureOf = (cause: unknown): DeliveryFailure => {
  const { code, responseCode, command } = cause as SmtpError;
  const summary = [code ?? 'UNKNOWN', responseCode, command].filter((part) => part !== undefined).join(' ');
  const permanent = (responseCode ?? 0) >= 500 && commandsAboutTheEmail.includes(command ?? '');
  return new DeliveryFailure(summary, permanent, { cause });
};
