import type { AdminSessionView } from '@hearthstay/contracts';
import { linkIn } from '@hearthstay/testing';
import { ownerEmail, type House } from './house';

const mailTimeoutMs = 20_000;

/** The owner comes in by an e-mailed link. Answers the token of the session. */
export const signIn = async (house: House): Promise<string> => {
  const [bff] = house.of('bff');
  const api = `${bff?.url}/api/admin`;
  const seen = house.mailServer.emails().length;
  await fetch(`${api}/request-access`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ownerEmail }),
  });
  const isNewLink = (email: { subject: string }): boolean =>
    email.subject === 'Ihr Link zur Verwaltung' &&
    house.mailServer
      .emails()
      .slice(seen)
      .some((newer) => newer === email);
  const email = await house.mailServer.waitForEmail(isNewLink, mailTimeoutMs);
  const link = linkIn(email, '/admin/access/');
  const session = await fetch(`${api}/verify/${link.split('/').at(-1)}`);
  return ((await session.json()) as AdminSessionView).token;
};
