import type { StayEmailKind } from '@hearthstay/contracts';
import { languageName, locales, type Locale } from '@hearthstay/locales';
import { fieldLimits, type Placeholder } from '@hearthstay/stay';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '@web/panel/fields/segments';
import { useLocale } from '@web/shared/i18n/language';
import { PlaceholderButtons } from './placeholder-buttons';
import { PlaceholderField } from './placeholder-field';
import { usePlaceholderNames } from './placeholder-names';

/** A text of the form. */
export interface TextInput {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

interface TextFieldsProps {
  kind: StayEmailKind;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  subject: Record<Locale, TextInput>;
  text: Record<Locale, TextInput>;
}

/** Subject and text, one language at a time, with the placeholders that both can have. */
export const TextFields = ({ kind, locale, onLocale, subject, text }: TextFieldsProps) => {
  const { t } = useTranslation('admin');
  const shown = useLocale();
  const names = usePlaceholderNames();
  const subjectField = useRef<HTMLTextAreaElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  /** Where the cursor is or was. */
  const latest = useRef<HTMLTextAreaElement | null>(null);
  const isWritten = (one: Locale) => text[one].value.trim() !== '';
  const missing = locales.some(isWritten) ? locales.find((one) => !isWritten(one)) : undefined;
  const hasError = (one: Locale) => Boolean(subject[one].error ?? text[one].error);

  const insert = (placeholder: Placeholder) => {
    // The door code is refused in a subject.
    const field = placeholder === 'doorCode' ? textField.current : (latest.current ?? textField.current);
    if (!field) return;
    const [from, to] =
      field === latest.current ? [field.selectionStart, field.selectionEnd] : [field.value.length, field.value.length];
    field.focus();
    field.setRangeText(`{{${names[placeholder]}}}`, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <div className="grid gap-6">
      <div>
        <Segments
          label={t('stayEmails.language')}
          isLabelHidden
          value={locale}
          onChange={(chosen) => {
            latest.current = null;
            onLocale(chosen);
          }}
          options={locales.map((one) => ({
            value: one,
            label: languageName(one, shown),
            ...((hasError(one) || one === missing) && { icon: CircleAlert }),
          }))}
        />
        <p aria-live="polite" className="mt-2 text-note text-pending empty:hidden">
          {missing && t(`stayEmails.missing.${missing}`)}
        </p>
      </div>
      <PlaceholderField
        key={`subject ${locale}`}
        ref={subjectField}
        label={t('stayEmails.subject')}
        rows={1}
        onFocus={() => (latest.current = subjectField.current)}
        {...subject[locale]}
      />
      <PlaceholderField
        key={`text ${locale}`}
        ref={textField}
        label={t('stayEmails.text')}
        rows={8}
        limit={fieldLimits.emailTextMax}
        onFocus={() => (latest.current = textField.current)}
        {...text[locale]}
      />
      <PlaceholderButtons kind={kind} onInsert={insert} />
    </div>
  );
};
