import { normalEmail } from '@hearthstay/contracts';
import { isLoopbackName } from './loopback-name';
import type { Source, Wrong } from './source';

/** A setting that is acceptable for trying the program, and unsafe for a site on the internet. */
interface ProductionRule {
  name: string;
  isBroken: (set: Source) => boolean;
  reason: string;
}

const urlIn = (text: string | undefined): URL | undefined =>
  text !== undefined && URL.canParse(text) ? new URL(text) : undefined;

/** The admin of the documentation and of a first start. No owner of a house owns its mailbox. */
export const exampleAdmin = 'owner@example.com';

const namesExampleAdmin = ({ ADMIN_EMAILS = '' }: Source): boolean =>
  ADMIN_EMAILS.split(',').some((email) => normalEmail(email) === exampleAdmin);

/** The system resolves names below `.localhost` to this machine (RFC 6761). */
const isReachedOnThisMachine = ({ hostname }: URL): boolean =>
  isLoopbackName(hostname) || hostname.endsWith('.localhost');

/** Names that nobody can own, for documentation and tests (RFC 2606, RFC 6761). */
const isReserved = (host: string): boolean =>
  /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i.test(host);

/** Nobody reads e-mails to such an address, so nobody could sign in to the site. */
const namesAdminWithoutMailbox = ({ ADMIN_EMAILS = '', PUBLIC_URL }: Source): boolean => {
  const url = urlIn(PUBLIC_URL);
  if (url?.protocol !== 'https:' || isReachedOnThisMachine(url) || isReserved(url.hostname)) return false;
  return ADMIN_EMAILS.split(',').some((email) => isReserved(normalEmail(email).split('@').at(-1) ?? ''));
};

const sendsSessionsUnencrypted = ({ PUBLIC_URL }: Source): boolean => {
  const url = urlIn(PUBLIC_URL);
  return url?.protocol === 'http:' && !isReachedOnThisMachine(url);
};

/** nodemailer reads options from the query of the URL. */
const acceptsAnyCertificate = ({ SMTP_URL }: Source): boolean =>
  urlIn(SMTP_URL)
    ?.searchParams.getAll('tls.rejectUnauthorized')
    .some((value) => value !== 'true') ?? false;

/** MongoDB's address may name several hosts, so `URL` cannot parse it. Its options ignore case. */
const databaseAcceptsAnyCertificate = ({ MONGODB_URI = '' }: Source): boolean => {
  const options = new URLSearchParams(MONGODB_URI.split('?').at(1)?.toLowerCase());
  return ['tlsinsecure', 'tlsallowinvalidcertificates', 'tlsallowinvalidhostnames'].some(
    (name) => options.get(name) === 'true',
  );
};

const ownAuthority = 'add the authority of your own certificates with NODE_EXTRA_CA_CERTS';

const rules: readonly ProductionRule[] = [
  { name: 'RATE_LIMITS', isBroken: ({ RATE_LIMITS }) => RATE_LIMITS === 'off', reason: 'cannot be off in production' },
  {
    name: 'ADMIN_EMAILS',
    isBroken: namesExampleAdmin,
    reason: `cannot name the example ${exampleAdmin} in production, but must name your own address`,
  },
  {
    name: 'ADMIN_EMAILS',
    isBroken: (set) => !namesExampleAdmin(set) && namesAdminWithoutMailbox(set),
    reason: 'cannot name an address of a reserved domain, such as owner@house.test, on a site for everybody',
  },
  {
    name: 'PUBLIC_URL',
    isBroken: sendsSessionsUnencrypted,
    reason: 'must be an https address in production, because sessions and links are secrets',
  },
  {
    name: 'SMTP_URL',
    isBroken: acceptsAnyCertificate,
    reason: `cannot have tls.rejectUnauthorized=false in production; ${ownAuthority}`,
  },
  {
    name: 'MONGODB_URI',
    isBroken: databaseAcceptsAnyCertificate,
    reason: `cannot switch off the check of certificates in production; ${ownAuthority}`,
  },
  {
    name: 'NODE_TLS_REJECT_UNAUTHORIZED',
    isBroken: ({ NODE_TLS_REJECT_UNAUTHORIZED }) => NODE_TLS_REJECT_UNAUTHORIZED === '0',
    reason: `cannot be 0 in production; ${ownAuthority}`,
  },
];

/** The variables that are unsafe in production, with the reason for each. */
export const unsafeInProduction = (set: Source): Wrong[] =>
  rules.filter(({ isBroken }) => isBroken(set)).map(({ name, reason }) => ({ name, reason }));
