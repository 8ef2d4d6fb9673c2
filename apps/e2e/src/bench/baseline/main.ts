import i18n from 'i18next';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import useSWR from 'swr';
import './baseline.css';

/** The smallest program with the six packages that every page needs, and with the imports that the product uses. */
const Page = () => {
  const { t } = useTranslation();
  const { data: name } = useSWR('name', () => 'Haus am See');
  return createElement('main', null, createElement('h1', null, name), createElement('p', null, t('tagline')));
};

const start = async (root: HTMLElement) => {
  const common = { tagline: 'Direkt buchen, ohne Umweg' };
  await i18n.use(initReactI18next).init({ lng: 'de', defaultNS: 'common', resources: { de: { common } } });
  const router = createBrowserRouter([{ path: '/', Component: Page }]);
  createRoot(root).render(createElement(RouterProvider, { router }));
};

void start(document.getElementById('root') as HTMLElement);
