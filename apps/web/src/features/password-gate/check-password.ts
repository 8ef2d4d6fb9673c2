import { loadSentences } from '../../shared/api/sentence-for';
import { readError } from '../../shared/api/failed-call';
import { timeoutMs } from '../../shared/api/timeout';

/**
 * Whether this is the site's password. A direct request, as the specification has it (section 7): the shared client
 * would act on a refusal, and here there is nothing to act on yet. @throws when the network or the answer fails.
 */
export const checkPassword = async (password: string): Promise<boolean> => {
  const response = await fetch('/api/bookings/check-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
    body: JSON.stringify({ password }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await loadSentences();
    throw await readError(response);
  }
  const { valid } = (await response.json()) as { valid: boolean };
  return valid;
};
