import type { LimitDefinition } from '@hearthstay/access';

/** Enough to try an address, and too few to bother whoever it belongs to. */
export const testNoticeLimit: LimitDefinition = {
  name: 'test notices',
  rules: [{ name: 'test-notices', by: ['email'], uses: 20, withinSeconds: 60 * 60 }],
};
