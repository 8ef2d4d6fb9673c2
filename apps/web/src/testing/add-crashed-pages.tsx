import { defaultLocale } from '@hearthstay/locales';
import { loadCrashed } from '@hearthstay/locales/load-texts';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { CrashedPages } from '@web/server/crashed-pages';

/** Adds the error page to the document, like the server does in every page. */
export const addCrashedPages = async () => {
  const texts = createInstance();
  await texts.init({
    lng: defaultLocale,
    resources: { [defaultLocale]: { crashed: await loadCrashed(defaultLocale) } },
  });
  document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(<CrashedPages texts={[texts]} />));
};
