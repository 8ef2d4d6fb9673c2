import { locales, type Locale } from '@hearthstay/locales';

interface WrittenPlace {
  /** In whatever language. */
  place?: string;
  /** In each language that it is written in. */
  placeIn?: Partial<Record<Locale, string>>;
}

/**
 * The owner's words for where the house is: in the reader's language, or in any other one that they are written in, or
 * those of no known language.
 *
 * @returns both `undefined` if there are no words
 */
export const placeWords = ({ place, placeIn = {} }: WrittenPlace, reader: Locale) => {
  const language = [reader, ...locales].find((each) => placeIn[each]);
  return { words: (language && placeIn[language]) ?? (place || undefined), language };
};
