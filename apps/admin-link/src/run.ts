import { DomainError, StartupError } from '@hearthstay/contracts';
import { readOperatorPlace } from '@hearthstay/runtime';
import { parseCommandLine, type CommandLine } from './command-line';
import { linkOverBroker } from './over-broker';
import { linkOverSocket } from './over-socket';

/**
 * Prints a login link for an admin who gets no e-mail. The running product issues it, so no other process writes into
 * its database.
 *
 * @throws StartupError for errors that the operator can correct
 */
export const run = async (parameters: string[]): Promise<string> => {
  const request = parseCommandLine(parameters);
  const { RABBITMQ_URL, DATA_DIR, PUBLIC_URL } = readOperatorPlace();
  try {
    const url = RABBITMQ_URL
      ? await linkOverBroker(RABBITMQ_URL, PUBLIC_URL, request)
      : await linkOverSocket(DATA_DIR, request);
    return `${request.email} signs in with this link, once, within ten minutes:\n\n  ${url}\n`;
  } catch (error) {
    throw error instanceof DomainError ? new StartupError(sentenceOf(error, request), { cause: error }) : error;
  }
};

const sentenceOf = ({ code }: DomainError, { email }: CommandLine): string => {
  if (code === 'ENTRY_NOT_FOUND') return `${email} is not an admin. With --add it becomes one.`;
  if (code === 'SERVICE_UNAVAILABLE' || code === 'SERVICE_TIMEOUT')
    return 'Hearthstay does not respond. Check that it runs, and try again.';
  return `Hearthstay refused the command (${code}).`;
};
