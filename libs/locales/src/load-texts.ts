import type csv from './de/csv.json';
import type crashed from './de/crashed.json';
import type decide from './de/decide.json';
import type embed from './de/embed.json';
import type emails from './de/emails.json';
import type holidays from './de/holidays.json';
import type legal from './de/legal.json';
import type mailbox from './de/mailbox.json';
import type adminAccess from './de/screens/admin-access.json';
import type adminLogin from './de/screens/admin-login.json';
import type admin from './de/screens/admin.json';
import type common from './de/screens/common.json';
import type confirm from './de/screens/confirm.json';
import type errors from './de/screens/errors.json';
import type home from './de/screens/home.json';
import type house from './de/screens/house.json';
import type myRequests from './de/screens/my-requests.json';
import type regions from './de/screens/regions.json';
import type rules from './de/screens/rules.json';
import type status from './de/screens/status.json';
import type thread from './de/screens/thread.json';
import type successes from './de/successes.json';
import type { Locale } from './languages';

/** The texts that such a function loads. */
export type TextsOf<Load extends (locale: Locale) => Promise<object>> = Awaited<ReturnType<Load>>;

/** The texts of the screens by namespace. German has every text, so its files say which keys there are. */
export interface ScreenTexts {
  common: typeof common;
  rules: typeof rules;
  home: typeof home;
  house: typeof house;
  confirm: typeof confirm;
  status: typeof status;
  'my-requests': typeof myRequests;
  'admin-login': typeof adminLogin;
  'admin-access': typeof adminAccess;
  admin: typeof admin;
  thread: typeof thread;
  regions: typeof regions;
  errors: typeof errors;
}

const textsIn = async <Texts>(file: Promise<unknown>): Promise<Texts> => ((await file) as { default: Texts }).default;

/** For the browser, which loads each file when it is needed. */
export const loadScreen = <Name extends keyof ScreenTexts>(locale: Locale, name: Name) =>
  textsIn<ScreenTexts[Name]>(import(`./${locale}/screens/${name}.json`));

// For programs: a bundler reads these paths, and leaves out the files that a program never loads.
export const loadCommon = (locale: Locale) => textsIn<typeof common>(import(`./${locale}/screens/common.json`));
export const loadHome = (locale: Locale) => textsIn<typeof home>(import(`./${locale}/screens/home.json`));
export const loadHouse = (locale: Locale) => textsIn<typeof house>(import(`./${locale}/screens/house.json`));
export const loadMyRequests = (locale: Locale) =>
  textsIn<typeof myRequests>(import(`./${locale}/screens/my-requests.json`));
export const loadAdminLogin = (locale: Locale) =>
  textsIn<typeof adminLogin>(import(`./${locale}/screens/admin-login.json`));
export const loadAdmin = (locale: Locale) => textsIn<typeof admin>(import(`./${locale}/screens/admin.json`));
export const loadRules = (locale: Locale) => textsIn<typeof rules>(import(`./${locale}/screens/rules.json`));
export const loadRegions = (locale: Locale) => textsIn<typeof regions>(import(`./${locale}/screens/regions.json`));
export const loadErrors = (locale: Locale) => textsIn<typeof errors>(import(`./${locale}/screens/errors.json`));
export const loadCrashed = (locale: Locale) => textsIn<typeof crashed>(import(`./${locale}/crashed.json`));
export const loadHolidays = (locale: Locale) => textsIn<typeof holidays>(import(`./${locale}/holidays.json`));
export const loadEmbed = (locale: Locale) => textsIn<typeof embed>(import(`./${locale}/embed.json`));
export const loadSuccesses = (locale: Locale) => textsIn<typeof successes>(import(`./${locale}/successes.json`));
export const loadEmails = (locale: Locale) => textsIn<typeof emails>(import(`./${locale}/emails.json`));
export const loadDecide = (locale: Locale) => textsIn<typeof decide>(import(`./${locale}/decide.json`));
export const loadLegal = (locale: Locale) => textsIn<typeof legal>(import(`./${locale}/legal.json`));
export const loadMailbox = (locale: Locale) => textsIn<typeof mailbox>(import(`./${locale}/mailbox.json`));
export const loadCsv = (locale: Locale) => textsIn<typeof csv>(import(`./${locale}/csv.json`));
