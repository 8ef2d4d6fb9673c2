import type { TFunction } from 'i18next';

/** The texts of the panel, in the language of the moment. */
export type PanelTexts = TFunction<['admin', 'common']>;
