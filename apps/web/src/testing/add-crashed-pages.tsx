import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import crashed from '@web/locales/de/crashed.json';
import { CrashedPages } from '@web/server/crashed-pages';

/** Puts the error page into the document, as the server puts it into every page. */
export const addCrashedPages = async () => {
  const texts = createInstance();
  await texts.init({ lng: 'de', resources: { de: { crashed } } });
  document.body.insertAdjacentHTML('beforeend', renderToStaticMarkup(<CrashedPages texts={[texts]} />));
};
