import { linkIn, type SmtpListener } from '../smtp';

/** The admin of a program that was started without ADMIN_EMAILS. */
const firstOwner = 'owner@example.com';
/** In milliseconds; generous for a busy machine. */
const mailTimeoutMs = 60_000;

const bodyOf = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}: ${await response.text()}`);
  return response.json();
};

/**
 * Signs in as an owner does, with the link in an e-mail that the product sends through the mail server.
 *
 * @param url the address of the product.
 * @returns the bearer token for the admin's calls.
 */
export const ownerToken = async (url: string, mail: SmtpListener): Promise<string> => {
  const request = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: firstOwner }) };
  await bodyOf(await fetch(`${url}/api/admin/request-access`, { method: 'POST', ...request }));
  const link = linkIn(
    await mail.waitForEmail(({ envelope }) => envelope.to.includes(firstOwner), mailTimeoutMs),
    '/admin/access/',
  );
  const verified = await bodyOf(await fetch(`${url}/api/admin/verify/${link.split('/').at(-1)}`));
  return (verified as { token: string }).token;
};
