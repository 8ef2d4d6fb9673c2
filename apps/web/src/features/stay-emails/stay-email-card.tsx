import {
  mayHaveDoorCode,
  stayEmailKinds,
  stayEmailsSection,
  type StayEmailKind,
  type StayEmails,
} from '@hearthstay/contracts';
import { languageName, locales, type Locale } from '@hearthstay/locales';
import { fieldLimits, type Placeholder } from '@hearthstay/stay';
import { useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useLocale } from '@web/shared/i18n/language';
import { Form } from '@web/shared/ui/form';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextAreaField, TextField } from '@web/shared/ui/text-field';
import { DraftTrial } from './draft-trial';
import { PlaceholderButtons } from './placeholder-buttons';
import { useSaveStayEmails } from './use-stay-emails';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The typed fields of one kind, as text until they are saved. */
interface EmailFields {
  enabled: boolean;
  days: string;
  hour: string;
  onlyConfirmed: boolean;
  doorCode: string;
  subject: Record<Locale, string>;
  text: Record<Locale, string>;
}

type Fields = Record<StayEmailKind, EmailFields>;

const forEachKind = <Value,>(valueOf: (kind: StayEmailKind) => Value) =>
  Object.fromEntries(stayEmailKinds.map((kind) => [kind, valueOf(kind)])) as Record<StayEmailKind, Value>;

const fieldsOf = (emails: StayEmails): Fields =>
  forEachKind((kind) => {
    const { days, hour, ...email } = emails[kind];
    return { doorCode: '', ...email, days: String(days), hour: String(hour) };
  });

const bodyOf = (fields: Fields): StayEmails =>
  forEachKind((kind) => {
    const { doorCode, days, hour, ...email } = fields[kind];
    const body = { ...email, days: typedNumber(days), hour: Number(hour) };
    return mayHaveDoorCode(kind) ? { ...body, doorCode } : body;
  }) as StayEmails;

/** The settings of one kind of e-mail: its texts, and when it is sent. The other kinds are saved unchanged. */
export const StayEmailCard = ({ kind, emails }: { kind: StayEmailKind; emails: StayEmails }) => {
  const { t } = useTranslation('admin');
  const form = useContractForm({
    values: fieldsOf(emails),
    schema: stayEmailsSection.body,
    toBody: bodyOf,
    saving: useSaveStayEmails(),
  });
  const { field } = form;
  const fields = form.fields[kind];
  return (
    <SettingsCard title={t(`stayEmails.kinds.${kind}`)} lead={t(`stayEmails.leads.${kind}`)}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
        <Switch label={t('stayEmails.enabled')} isOn={fields.enabled} onChange={field(`${kind}.enabled`).onChange} />
        {fields.enabled && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField label={t(`stayEmails.days.${kind}`)} inputMode="numeric" {...field(`${kind}.days`)} />
              <SelectField label={t('stayEmails.hour')} hint={t('stayEmails.hourHint')} {...field(`${kind}.hour`)}>
                {hours.map((hour) => (
                  <option key={hour} value={hour}>
                    {t('stayEmails.oClock', { hour })}
                  </option>
                ))}
              </SelectField>
            </div>
            <Switch
              label={t('stayEmails.onlyConfirmed')}
              hint={t('stayEmails.onlyConfirmedHint')}
              isOn={fields.onlyConfirmed}
              onChange={field(`${kind}.onlyConfirmed`).onChange}
            />
            {mayHaveDoorCode(kind) && (
              <TextField
                label={t('stayEmails.doorCode')}
                hint={t('stayEmails.doorCodeHint')}
                {...field('arrival.doorCode')}
              />
            )}
            {locales.map((locale) => (
              <LanguageFields
                key={locale}
                kind={kind}
                locale={locale}
                isWrittenElsewhere={locales.some((other) => fields.text[other].trim() !== '')}
                subject={field(`${kind}.subject.${locale}`)}
                text={field(`${kind}.text.${locale}`)}
              />
            ))}
          </>
        )}
        <SaveRow form={form} />
      </Form>
    </SettingsCard>
  );
};

interface TextInput {
  value: string;
  error: string | undefined;
  onChange: (change: string | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface LanguageFieldsProps {
  kind: StayEmailKind;
  locale: Locale;
  isWrittenElsewhere: boolean;
  subject: TextInput;
  text: TextInput;
}

/** The subject and the text in one language. */
const LanguageFields = ({ kind, locale, isWrittenElsewhere, subject, text }: LanguageFieldsProps) => {
  const { t } = useTranslation('admin');
  const shown = useLocale();
  const caret = useRef<number | null>(null);
  const insert = (placeholder: Placeholder) => {
    const at = Math.min(caret.current ?? text.value.length, text.value.length);
    const inserted = `{{${placeholder}}}`;
    text.onChange(text.value.slice(0, at) + inserted + text.value.slice(at));
    caret.current = at + inserted.length;
  };
  const language = languageName(locale, shown);
  const isWritten = text.value.trim() !== '';
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">{language}</legend>
      <TextField label={t('stayEmails.subject', { language })} {...subject} />
      <TextAreaField
        label={t('stayEmails.text', { language })}
        rows={8}
        limit={fieldLimits.emailTextMax}
        onSelect={(event) => (caret.current = event.currentTarget.selectionStart)}
        {...text}
      />
      {!isWritten && isWrittenElsewhere && (
        <p className="text-note text-pending">{t(`stayEmails.missing.${locale}`)}</p>
      )}
      <PlaceholderButtons kind={kind} onInsert={insert} />
      {isWritten && <DraftTrial kind={kind} draft={{ locale, subject: subject.value, text: text.value }} />}
    </fieldset>
  );
};
