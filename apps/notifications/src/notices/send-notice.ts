import type { IncomingMessage } from 'node:http';
import { beginningOf, guardedRequest, parseAddress } from '@hearthstay/guarded-request';
import { cleanLine } from '@hearthstay/stay';
import type { NotificationSettings } from '../settings/notification-settings';
import { NoticeRefusal, withNoticeErrors } from './notice-error';
import { noticeRequest, type Notice } from './notice-request';
import type { NoticeAddressDocument } from './persistence/notice-address.schema';

/** Of what a receiver says, in bytes. A page of HTML says nothing to the owner. */
const readBytes = 300;

const saidBy = async (response: IncomingMessage): Promise<{ status: number; said: string }> => {
  const { statusCode: status = 0, statusMessage = '' } = response;
  // The status has decided by now.
  const body = await beginningOf(response, readBytes).catch(() => Buffer.alloc(0));
  const words = [`${status} ${statusMessage}`, body.toString().replaceAll('\uFFFD', '')];
  return { status, said: words.map(cleanLine).filter(Boolean).join(': ') };
};

interface SendingOptions {
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Sends a notice once.
 *
 * @returns the status of the receiver, and the beginning of what it said
 * @throws DomainError `NOTICE_…`; `NoticeRefusal` if the receiver does not take it.
 */
export const sendNotice = async (
  notice: Notice,
  address: NoticeAddressDocument,
  { allowedHosts, publicUrl }: NotificationSettings,
  options: SendingOptions,
): Promise<string> => {
  const { status, said } = await withNoticeErrors(() =>
    guardedRequest(
      parseAddress(address.url),
      { ...options, ...noticeRequest(notice, address), method: 'POST', allowedHosts, publicUrl },
      saidBy,
    ),
  );
  if (status < 200 || status > 299) throw new NoticeRefusal(status, said);
  return said;
};
