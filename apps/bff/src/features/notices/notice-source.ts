import type { NoticeView } from '@hearthstay/contracts';

/** Provides notices to the owner about the operation of the site. */
export interface NoticeSource {
  notices(): NoticeView[] | Promise<NoticeView[]>;
}

/** Injection token of every {@link NoticeSource}. */
export const noticeSources = Symbol('notice sources');
