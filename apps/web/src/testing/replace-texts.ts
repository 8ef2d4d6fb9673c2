import type { Locale } from '@hearthstay/locales';
import { textFiles, type Namespace } from '@web/shared/i18n/text-files';

type Load = typeof textFiles.read;

/** Loads the texts of a namespace by `load`. @returns a function that restores the former loader */
export const replaceTexts = (
  wanted: Namespace,
  load: (...[locale, namespace]: Parameters<Load>) => Promise<object>,
) => {
  const { read } = textFiles;
  // Not a mock of Jest, because i18next counts the parameters.
  textFiles.read = (locale, namespace) => (namespace === wanted ? load(locale, namespace) : read(locale, namespace));
  return () => {
    textFiles.read = read;
  };
};

/** Makes the texts of a namespace fail to load. @returns a function that ends this */
export const failTexts = (wanted: Namespace) =>
  replaceTexts(wanted, () => Promise.reject(new TypeError('Failed to fetch')));

/** Delays the texts of a namespace, in one language or in all. @returns a function that completes loading them */
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
