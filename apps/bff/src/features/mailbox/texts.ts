import { catalogueOf } from '@hearthstay/locales/catalogue';
import { loadMailbox } from '@hearthstay/locales/load-texts';

/** Loads the texts of the mailbox pages. */
export const { load: loadTexts } = catalogueOf(loadMailbox);
