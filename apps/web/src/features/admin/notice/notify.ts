import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

/** The texts of the panel, in the language of the moment. */
export type PanelTexts = TFunction<['admin', 'common']>;

export interface Notice {
  kind: 'done' | 'failed';
  text: (t: PanelTexts) => string;
}

export const NotifyContext = createContext<(notice: Notice) => void>(() => undefined);

/** Says something that has no place on the page, below {@link NoticeProvider}. */
export const useNotify = () => useContext(NotifyContext);
