import { Injectable } from '@nestjs/common';
import { DomainError, localeSchema, noticeFailureReasons, type NoticeFailureReason } from '@hearthstay/contracts';
import { z } from 'zod';
import { DeliveryFailure } from '../delivery/email-delivery';
import { NoticeAddressRepository } from '../notices';
import { noticeData } from '../notices/notice-data';
import { NoticeRefusal } from '../notices/notice-error';
import { noticeText } from '../notices/notice-text';
import { sendNotice } from '../notices/send-notice';
import { NotificationSettings } from '../settings/notification-settings';
import type { Channel, Delivery, LeasedJob } from './channel';

const timeoutMs = 10_000;

/** Responses after which the same request may succeed without a change, of those that blame the request. */
const passing = [408, 425, 429];

/** Whether a person has to change something first. */
const isFinal = (error: DomainError): boolean =>
  error instanceof NoticeRefusal
    ? error.status >= 400 && error.status < 500 && !passing.includes(error.status)
    : !['NOTICE_UNREACHABLE', 'NOTICE_TIMEOUT'].includes(error.code);

const isReason = (code: string): code is NoticeFailureReason => noticeFailureReasons.some((reason) => reason === code);

const failureOf = (cause: unknown): unknown => {
  if (!(cause instanceof DomainError)) return cause;
  const { code } = cause;
  // What else is wrong with an address was refused when it was saved.
  const reason = isReason(code) ? code : 'NOTICE_ADDRESS_FORBIDDEN';
  const details = cause instanceof NoticeRefusal ? cause.said : undefined;
  return new DeliveryFailure(code, isFinal(cause) ? 'never' : 'later', { cause, reason, details });
};

/** Brings notices to the addresses that admins have named. An address is read when a notice is sent to it. */
@Injectable()
export class NoticeChannel implements Channel {
  constructor(
    private readonly addresses: NoticeAddressRepository,
    private readonly settings: NotificationSettings,
  ) {}

  /** `undefined` if the admin wants no notices any more. */
  async prepare({ _id: id, to, data, locale, queuedAt: at }: LeasedJob): Promise<Delivery | undefined> {
    const address = await this.addresses.find(to);
    if (!address) return undefined;
    if (data === undefined) throw new DeliveryFailure('CONTENT_REMOVED', 'never', { reason: 'CONTENT_REMOVED' });
    const parsed = z.object({ locale: localeSchema, data: noticeData }).safeParse({ locale, data });
    if (!parsed.success) throw new DeliveryFailure('DATA_INVALID', 'never', { reason: 'NOT_COMPOSED' });
    const wishes = { locale: parsed.data.locale, withNames: address.withNames };
    const text = await noticeText(parsed.data.data, wishes, this.settings);
    return async (signal) => {
      try {
        await sendNotice({ ...text, id, at, locale: wishes.locale }, address, this.settings, { timeoutMs, signal });
      } catch (error) {
        throw failureOf(error);
      }
      return { result: 'sent' };
    };
  }

  close(): void {}
}
