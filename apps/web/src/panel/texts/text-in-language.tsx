import { languageName, type Locale } from '@hearthstay/locales';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { TextAreaField } from '@web/shared/ui/text-field';
import { TextPreview } from './text-preview';
import { useFallbackHint } from './use-fallback-hint';

interface TextInLanguageProps {
  language: Locale;
  /** Names the text; by default only its language does. */
  label?: string;
  field: {
    value: string;
    error: string | undefined;
    onChange: (changed: string | ChangeEvent<HTMLTextAreaElement>) => void;
  };
  /** What is typed in each language. */
  others: Record<Locale, string>;
  /** The greatest number of characters. */
  limit: number;
  rows?: number;
  /** The call that makes HTML of the text. */
  previewPath: string;
  /** In place of the preview while the field is empty. */
  whenEmpty?: ReactNode;
}

/** A text in Markdown for guests who read one language, with a preview. */
export const TextInLanguage = (props: TextInLanguageProps) => {
  const { language, label, field, others, limit, rows = 12, previewPath, whenEmpty } = props;
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const fallbackHint = useFallbackHint(language, others);
  const isEmpty = field.value.trim() === '';
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={label ?? t('ownerText.textIn', { language: languageName(language, locale) })}
        lang={language}
        rows={rows}
        limit={limit}
        hint={fallbackHint}
        {...field}
      />
      {isEmpty ? whenEmpty : <TextPreview text={field.value} language={language} path={previewPath} />}
    </div>
  );
};
