import { catalogueOf, type Translate } from '@hearthstay/locales/catalogue';
import { loadCommon, loadDecide, type TextsOf } from '@hearthstay/locales/load-texts';
import type { Locale } from '@hearthstay/locales';

const loadAll = async (locale: Locale) => ({ ...(await loadDecide(locale)), common: await loadCommon(locale) });

/** Loads the texts of the page by which an admin decides. */
export const { load: loadTexts } = catalogueOf(loadAll);

export type DecideTexts = Translate<TextsOf<typeof loadAll>>;
