import type { TFunction } from 'i18next';
import type texts from '@web/locales/de/common.json';

/** What a route says of its page. */
export interface PageHandle {
  /** The page's name among the texts, after those of the product and the house; Home has none. */
  title?: keyof (typeof texts)['pages'];
}

/** The title of the tab. */
export const documentTitle = (t: TFunction, propertyName: string, { title }: PageHandle): string =>
  [t('product'), propertyName, t('tagline'), title && t(`pages.${title}`)].filter(Boolean).join(' · ');
