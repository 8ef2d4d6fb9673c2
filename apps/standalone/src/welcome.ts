import type { Env } from '@hearthstay/runtime';

interface Whereabouts {
  env: Env;
  /** Where a browser on this machine finds the program. */
  url: string;
  dataDirectory: string | undefined;
}

const signInLines = ({ env, url }: Whereabouts): string[] => {
  const [owner] = env.ADMIN_EMAILS;
  const asWhom = owner ? ` as ${owner}` : '';
  // By this name and no other: the mailbox is for people at this machine.
  const mailbox = `http://localhost:${new URL(url).port}/dev/mailbox`;
  const link = `then open the link in ${env.SMTP_URL ? 'the e-mail' : mailbox}`;
  return [`Sign in   ${env.PUBLIC_URL}/admin/login${asWhom},`, `          ${link}`];
};

/** What somebody who has just started the program for the first time needs to know. */
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
