import { stayEmailContent } from '../parts/stay-email-content';

/** To the guest, before the guest leaves: the owner's text alone. */
export const stayDepartureEmail = stayEmailContent;
