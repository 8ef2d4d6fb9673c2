import type { Locale } from '@hearthstay/contracts';
import { rules as deRules } from '@hearthstay/sentences/rules/de';
import { rules as enRules } from '@hearthstay/sentences/rules/en';
import { fieldLimits } from '@hearthstay/stay';
import i18n, { type i18n as Texts } from 'i18next';
import { initReactI18next } from 'react-i18next';
import deAdminLogin from '@web/locales/de/admin-login.json';
import deCommon from '@web/locales/de/common.json';
import deCrashed from '@web/locales/de/crashed.json';
import deHome from '@web/locales/de/home.json';
import deMyRequests from '@web/locales/de/my-requests.json';
import enAdminLogin from '@web/locales/en/admin-login.json';
import enCommon from '@web/locales/en/common.json';
import enCrashed from '@web/locales/en/crashed.json';
import enHome from '@web/locales/en/home.json';
import enMyRequests from '@web/locales/en/my-requests.json';

const resources = {
  de: {
    common: deCommon,
    crashed: deCrashed,
    rules: deRules,
    home: deHome,
    'my-requests': deMyRequests,
    'admin-login': deAdminLogin,
  },
  en: {
    common: enCommon,
    crashed: enCrashed,
    rules: enRules,
    home: enHome,
    'my-requests': enMyRequests,
    'admin-login': enAdminLogin,
  },
};

/** The texts that every page brings along, for no guest to wait for them. */
export const textsOfEveryPage = (locale: Locale) => {
  const { common, rules, home } = resources[locale];
  return { common, rules, home };
};

let started: Promise<unknown> | undefined;
const instances = new Map<Locale, Texts>();

/** The texts in a language: an instance for each, because pages in both are rendered at the same time. */
export const textsIn = async (locale: Locale): Promise<Texts> => {
  started ??= i18n.use(initReactI18next).init({
    lng: 'de',
    fallbackLng: false,
    ns: Object.keys(resources.de),
    defaultNS: 'common',
    resources,
    interpolation: { escapeValue: false, defaultVariables: fieldLimits },
  });
  await started;
  const instance = instances.get(locale) ?? i18n.cloneInstance({ lng: locale });
  instances.set(locale, instance);
  return instance;
};
