const mask = '••••••';

/** As long as the tokens in links, or longer: a server may quote a link of the e-mail that it refuses. */
const tokens = /[\w-]{40,}/g;

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** What must not be shown of the URL of a mail server: its password, also as it is sent at the login. */
export const secretsIn = (smtpUrl: string): string[] => {
  const { username, password } = new URL(smtpUrl);
  if (password === '') return [];
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  return [secret, password, base64(secret), base64(`\0${user}\0${secret}`)];
};

/** A text without these secrets, and without what could be the token of a link. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((masked, secret) => masked.replaceAll(secret, mask), text).replaceAll(tokens, mask);
