import { placeholders, renamePlaceholders, type Placeholder } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';

/** The names of placeholders in the language of the panel. */
export const usePlaceholderNames = (): Record<Placeholder, string> => {
  const { t } = useTranslation('admin');
  return Object.fromEntries(placeholders.map((name) => [name, t(`stayEmails.placeholders.${name}`)])) as Record<
    Placeholder,
    string
  >;
};

type Names = Readonly<Record<Placeholder, string>>;

/** A stored text as the owner reads it: with the names of placeholders in the owner's language. */
export const shownText = (stored: string, names: Names): string =>
  renamePlaceholders(stored, (stem) => placeholders.find((name) => name === stem) && names[stem as Placeholder]);

/** A text that the owner has typed, as it is stored. */
export const storedText = (typed: string, names: Names): string =>
  renamePlaceholders(typed, (stem) => placeholders.find((name) => names[name] === stem.trim()));
