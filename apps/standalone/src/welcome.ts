import { pagePaths } from '@hearthstay/contracts';
import type { Env } from '@hearthstay/runtime';

interface Whereabouts {
  env: Pick<Env, 'ADMIN_EMAILS' | 'PUBLIC_URL' | 'SMTP_URL'>;
  /** The address that opens the page with the e-mails, where they are shown. */
  mailboxUrl: string | undefined;
  dataDirectory: string | undefined;
}

const nowhere = [
  'E-mails   are not sent and can be read nowhere: there is no SMTP_URL, and pages with e-mails are shown only',
  '          while PUBLIC_URL is an address of this machine, such as http://localhost:3000',
];

const signInLines = ({ env, mailboxUrl }: Whereabouts): string[] => {
  const [owner] = env.ADMIN_EMAILS;
  const asWhom = owner ? ` as ${owner}` : '';
  return [
    `Sign in   ${env.PUBLIC_URL}${pagePaths.adminLogin.to()}${asWhom},`,
    `          then open the link in ${mailboxUrl ?? 'the e-mail'}`,
    ...(env.SMTP_URL || mailboxUrl ? [] : nowhere),
  ];
};

/** The message after the start: addresses and next steps. */
export const welcome = (whereabouts: Whereabouts): string =>
  [
    '',
    'Hearthstay is running.',
    '',
    `  Open      ${whereabouts.env.PUBLIC_URL}`,
    ...signInLines(whereabouts).map((line) => `  ${line}`),
    `  Data      ${whereabouts.dataDirectory ?? 'on the MongoDB server'}`,
    '  Stop      Ctrl-C',
    '',
    '',
  ].join('\n');
