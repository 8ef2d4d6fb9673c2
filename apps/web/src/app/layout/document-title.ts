import type { loadCommon, TextsOf } from '@hearthstay/locales/load-texts';
import type { TFunction } from 'i18next';

/** What a route declares about its page. */
export interface PageHandle {
  /** The key of the page's name, which follows the product and the house in the title; absent for the home page. */
  title?: keyof TextsOf<typeof loadCommon>['pages'];
}

/** The title of the document. */
export const documentTitle = (t: TFunction, propertyName: string, { title }: PageHandle): string =>
  [t('product'), propertyName, t('tagline'), title && t(`pages.${title}`)].filter(Boolean).join(' · ');
