import type { AdminSessionView } from '@hearthstay/contracts';
import { linkIn } from '@hearthstay/testing';
import { ownerEmail, type Deployment } from './deployment';

const mailTimeoutMs = 90_000;

/** Signs the owner in by a login link. @returns the session token */
export const signIn = async (deployment: Deployment): Promise<string> => {
  const [bff] = deployment.of('bff');
  const api = `${bff?.url}/api/admin`;
  const seen = deployment.mailServer.emails().length;
  await fetch(`${api}/request-access`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ownerEmail }),
  });
  const isNewLink = (email: { subject: string }): boolean =>
    email.subject === 'Ihr Link zur Verwaltung' &&
    deployment.mailServer
      .emails()
      .slice(seen)
      .some((newer) => newer === email);
  const email = await deployment.mailServer.waitForEmail(isNewLink, mailTimeoutMs);
  const link = linkIn(email, '/admin/access/');
  const session = await fetch(`${api}/verify/${link.split('/').at(-1)}`);
  return ((await session.json()) as AdminSessionView).token;
};
