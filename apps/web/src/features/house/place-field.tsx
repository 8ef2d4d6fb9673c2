import { languageName, type Locale } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFallbackHint } from '@web/panel/texts/use-fallback-hint';
import { useLocale } from '@web/shared/i18n/language';
import { TextAreaField } from '@web/shared/ui/text-field';

interface PlaceFieldProps extends Pick<ComponentProps<typeof TextAreaField>, 'value' | 'error' | 'onChange'> {
  language: Locale;
  /** What is typed in each language. */
  texts: Record<Locale, string>;
}

/** Where the house is, for guests who read one language. */
export const PlaceField = ({ language, texts, ...field }: PlaceFieldProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const fallbackHint = useFallbackHint(language, texts);
  return (
    <TextAreaField
      label={t('house.facts.placeIn', { language: languageName(language, locale) })}
      lang={language}
      hint={fallbackHint ?? t('house.facts.placeHint')}
      limit={fieldLimits.placeMax}
      {...field}
    />
  );
};
