import { linkIn, type SmtpListener } from '../smtp';

/** Who manages a house that nobody else has been named for. */
const firstOwner = 'owner@example.com';
/** For a machine that has other things to do as well. */
const mailTimeoutMs = 60_000;

const answerOf = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/**
 * Signs in as an owner does, by the link in an e-mail that the product sends through the mail server.
 *
 * @param url where the product is.
 * @returns the bearer token for the admin's calls.
 */
export const ownerToken = async (url: string, mail: SmtpListener): Promise<string> => {
  const request = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: firstOwner }) };
  await answerOf(await fetch(`${url}/api/admin/request-access`, { method: 'POST', ...request }));
  const link = linkIn(
    await mail.waitForEmail(({ envelope }) => envelope.to.includes(firstOwner), mailTimeoutMs),
    '/admin/access/',
  );
  const verified = await answerOf(await fetch(`${url}/api/admin/verify/${link.split('/').at(-1)}`));
  return (verified as { token: string }).token;
};
