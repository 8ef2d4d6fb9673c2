import type { LimitDefinition } from '@hearthstay/access';

/** Enough to try settings. More would only fill mailboxes. */
export const testEmailLimit: LimitDefinition = {
  name: 'test e-mails',
  rules: [{ name: 'test-emails', by: ['email'], uses: 10, withinSeconds: 60 * 60 }],
};
