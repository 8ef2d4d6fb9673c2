import type { loadCommon, TextsOf } from '@hearthstay/locales/load-texts';
import type { TFunction } from 'i18next';

/** What a route says of its page. */
export interface PageHandle {
  /** The page's name among the texts, after those of the product and the house; Home has none. */
  title?: keyof TextsOf<typeof loadCommon>['pages'];
}

/** The title of the tab. */
export const documentTitle = (t: TFunction, propertyName: string, { title }: PageHandle): string =>
  [t('product'), propertyName, t('tagline'), title && t(`pages.${title}`)].filter(Boolean).join(' · ');
