import type { ReactNode } from 'react';
import { chooseLanguage, languages, useLocale, type Language } from '../../shared/i18n/language';
import { classNames } from '../../shared/ui/class-names';

interface LanguageButtonsProps {
  className: string;
  /** The look of the present language, and that of the others. */
  currentClassName: string;
  otherClassName: string;
  children: (language: Language, isCurrent: boolean) => ReactNode;
}

/** A button for each language. */
export const LanguageButtons = (props: LanguageButtonsProps) => {
  const { className, currentClassName, otherClassName, children } = props;
  const current = useLocale();
  return languages.map((language) => {
    const { locale } = language;
    const isCurrent = locale === current;
    return (
      <button
        key={locale}
        type="button"
        lang={locale}
        aria-pressed={isCurrent}
        onClick={() => void chooseLanguage(locale)}
        className={classNames(className, isCurrent ? currentClassName : otherClassName)}
      >
        {children(language, isCurrent)}
      </button>
    );
  });
};
