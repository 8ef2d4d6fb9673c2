import type { GuestRequest, StayEmails } from '@hearthstay/contracts';
import { locales } from '@hearthstay/locales';
import { hasPlaceholder, isPast, isTaken, type Day } from '@hearthstay/stay';
import type { StoredRequest } from '../../../request-store/domain/booking-request';
import { isMarked } from './stay-email-time';

/**
 * The door code on the guest's page, if any: from the e-mail before the arrival until the end of the stay, also when
 * the owner sends this e-mail to nobody else any more.
 */
export const doorCodeOf = (
  request: StoredRequest,
  { arrival: { doorCode, text } }: Pick<StayEmails, 'arrival'>,
  today: Day,
): Pick<GuestRequest, 'doorCode'> => {
  const isTold = isMarked(request.stayEmailsSent ?? [], 'arrival', request);
  const isInText = locales.some((locale) => hasPlaceholder(text[locale], 'doorCode'));
  const isStaying = isTaken(request.status) && !isPast(request, today);
  return isInText && isTold && isStaying ? { doorCode } : {};
};
