import { fieldLimits } from '@hearthstay/stay';
import i18n from 'i18next';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { preloadHouseRules } from '@web/features/home/house-rules/use-house-rules';
import { startServerClock } from '@web/shared/settings/server-clock';
import { EmbedApp } from './embed-app';
import type { EmbedData } from './embed-data';

/** Hydrates the calendar, so that days can be chosen in it. */
export const startCalendar = async (root: HTMLElement, { texts, ...content }: EmbedData) => {
  startServerClock(content);
  await i18n.use(initReactI18next).init({
    lng: content.locale,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'common',
    resources: { [content.locale]: texts },
    interpolation: { escapeValue: false, defaultVariables: fieldLimits },
  });
  await preloadHouseRules(content.settings);
  hydrateRoot(
    root,
    <StrictMode>
      <EmbedApp content={content} />
    </StrictMode>,
  );
};
