import { createHmac } from 'node:crypto';
import type { NoticeChannelName, NoticeEvent } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import type { NoticeAddressDocument } from './persistence/notice-address.schema';
import type { NoticeText } from './notice-text';

/** A notice that is ready to be sent. */
export interface Notice extends NoticeText {
  /** The same with every attempt, so that a receiver can recognise a repeated one. */
  id: string;
  at: Date;
  locale: Locale;
}

interface NoticeRequest {
  headers: Record<string, string>;
  body: string;
}

const userAgent = 'Hearthstay (notices)';

/** Emojis, as ntfy names them, which it shows before the title. */
const tags: Readonly<Record<NoticeEvent, string>> = {
  'new-request': 'house',
  message: 'speech_balloon',
  'cancellation-wished': 'x',
  'change-proposed': 'calendar',
  'offer-accepted': 'white_check_mark',
  'offer-declined': 'x',
  'offer-expired': 'hourglass',
  'double-booking': 'warning',
  'emails-failing': 'warning',
  test: 'bell',
};

/** A header as ntfy reads it: other letters than those of ASCII are encoded as in e-mails (RFC 2047). */
const headerText = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/** See https://docs.ntfy.sh/publish/. */
const toNtfy = ({ event, title, text, url }: Notice): NoticeRequest => ({
  headers: {
    'User-Agent': userAgent,
    'Content-Type': 'text/plain; charset=utf-8',
    Title: headerText(title),
    Click: url,
    Tags: tags[event],
  },
  body: text,
});

/** See docs/notices.md. */
const toWebhook = ({ id, at, event, locale, title, text, url, facts }: Notice, secret: string): NoticeRequest => {
  const body = JSON.stringify({ id, event, at: at.toISOString(), locale, title, text, url, ...facts });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return {
    headers: {
      'User-Agent': userAgent,
      'Content-Type': 'application/json; charset=utf-8',
      'X-Hearthstay-Signature': `sha256=${signature}`,
    },
    body,
  };
};

const requests: Readonly<Record<NoticeChannelName, (notice: Notice, secret: string) => NoticeRequest>> = {
  ntfy: toNtfy,
  webhook: toWebhook,
};

/** The request that brings a notice to its address. */
export const noticeRequest = (
  notice: Notice,
  { kind, secret = '' }: Pick<NoticeAddressDocument, 'kind' | 'secret'>,
): NoticeRequest => requests[kind](notice, secret);
