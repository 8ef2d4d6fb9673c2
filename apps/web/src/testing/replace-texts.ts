import type { Locale } from '@hearthstay/locales';
import { textFiles, type Namespace } from '@web/shared/i18n/text-files';

type Load = typeof textFiles.read;

/** Lets `load` load the texts of a namespace. @returns a function that puts back what loaded them before */
export const replaceTexts = (
  wanted: Namespace,
  load: (...[locale, namespace]: Parameters<Load>) => Promise<object>,
) => {
  const { read } = textFiles;
  // i18next counts the parameters, so it cannot be a mock of Jest.
  textFiles.read = (locale, namespace) => (namespace === wanted ? load(locale, namespace) : read(locale, namespace));
  return () => {
    textFiles.read = read;
  };
};

/** Lets the texts of a namespace fail to load. @returns a function that ends it */
export const failTexts = (wanted: Namespace) =>
  replaceTexts(wanted, () => Promise.reject(new TypeError('Failed to fetch')));

/** Keeps texts of a namespace, in one language or in all, on their way. @returns a function that lets them arrive */
export const holdTexts = (wanted: Namespace, language?: Locale) => {
  const { read } = textFiles;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  replaceTexts(wanted, async (locale, namespace) => {
    if (!language || language === locale) await arrived;
    return read(locale, namespace);
  });
  return () => arrive();
};
