import { catalogueOf, type Translate } from '@hearthstay/locales/catalogue';
import { loadEmails, type TextsOf } from '@hearthstay/locales/load-texts';

/** `t` of the sentences of e-mails. */
export type EmailTexts = Translate<TextsOf<typeof loadEmails>>;

/** `loadTexts` has to be awaited before the texts of a language are read. */
export const { load: loadTexts, textsIn } = catalogueOf(loadEmails);
