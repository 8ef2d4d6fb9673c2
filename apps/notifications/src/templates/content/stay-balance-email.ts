import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent } from '../email-content';
import type { Localized } from '../email-data';
import { paymentContent } from '../parts/payment-content';
import { stayEmailContent } from '../parts/stay-email-content';
import { stayFacts } from '../parts/stay-facts';

/** To the guest, before the rest of the price is due: the owner's text, the stay with its price, and how to pay. */
export const stayBalanceEmail = (stay: Localized<'stay-balance'>, settings: NotificationSettings): EmailContent => {
  const payment = paymentContent(stay);
  return { ...stayEmailContent(stay, settings), facts: stayFacts(stay, stay.locale), ...(payment && { payment }) };
};
