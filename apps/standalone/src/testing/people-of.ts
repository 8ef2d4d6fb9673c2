import type { SmtpListener } from '@hearthstay/testing';

interface Running {
  /** The address of the program. */
  url: () => string;
  listener: () => SmtpListener;
}

const owner = 'owner@example.com';

/** The same for a whole test, which may last over midnight. */
const now = Date.now();

/** A day some days from now, in UTC. */
export const dayFromNow = (days: number): string => new Date(now + days * 86_400_000).toISOString().slice(0, 10);

/** The guests and the owner of a running program, who use its API and read their e-mails. */
export const peopleOf = ({ url, listener }: Running) => {
  let session: string | undefined;

  /** A call, of the owner after `signIn`. @throws Error for a response other than 2xx */
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${url()}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(session && { Authorization: `Bearer ${session}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Result;
  };

  /** The token of the link below a path, in the first e-mail to an address that has one. */
  const tokenIn = async (to: string, path: string): Promise<string> => {
    const { text } = await listener().waitForEmail(
      (email) => email.envelope.to.includes(to) && email.text.includes(path),
    );
    return new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1] ?? '';
  };

  const signIn = async (): Promise<void> => {
    await call('POST', '/admin/request-access', { email: owner });
    const token = await tokenIn(owner, '/admin/access/');
    ({ token: session } = await call<{ token: string }>('GET', `/admin/verify/${token}`));
  };

  return { call, tokenIn, signIn };
};
