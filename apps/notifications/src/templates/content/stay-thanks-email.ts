import { stayEmailContent } from '../parts/stay-email-content';

/** To the guest, after the stay: the owner's text alone. */
export const stayThanksEmail = stayEmailContent;
