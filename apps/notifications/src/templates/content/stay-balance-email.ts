import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { paymentContent } from '../parts/payment-content';
import { stayEmailContent } from '../parts/stay-email-content';

/** To the guest, before the rest of the price is due: the owner's text, and how to pay. */
export const stayBalanceEmail = (stay: Localized<'stay-balance'>, settings: NotificationSettings): EmailContent => {
  const payment = paymentContent(stay);
  return { ...stayEmailContent(stay, settings), ...(payment && { payment }) };
};
