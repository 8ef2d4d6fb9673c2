import type { NoticeView } from '@hearthstay/contracts';

/** Knows whether there is something that owners should be told now. */
export interface NoticeSource {
  notices(): NoticeView[] | Promise<NoticeView[]>;
}

/** Injection token of every {@link NoticeSource}. */
export const noticeSources = Symbol('notice sources');
