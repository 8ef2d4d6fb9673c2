import type { TFunction } from 'i18next';

/** The texts of the panel in the current language. */
export type PanelTexts = TFunction<['admin', 'common']>;
