import { createContext, useContext } from 'react';

export interface Notice {
  /** What was done goes away by itself; what failed stays until it is closed. */
  kind: 'done' | 'failed';
  text: string;
}

export const NotifyContext = createContext<(notice: Notice) => void>(() => undefined);

/** Says something that has no place on the page, below {@link NoticeProvider}. */
export const useNotify = () => useContext(NotifyContext);
