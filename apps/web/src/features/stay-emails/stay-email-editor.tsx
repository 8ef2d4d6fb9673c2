import {
  mayHaveDoorCode,
  stayEmailDaysSchema,
  stayEmailsSection,
  type StayEmail,
  type StayEmailKind,
  type StayEmails,
} from '@hearthstay/contracts';
import { localized, locales, type Locale } from '@hearthstay/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '@web/panel/fields/segments';
import { typedNumber } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSection } from '@web/panel/settings/use-settings-section';
import { useLocale } from '@web/shared/i18n/language';
import { classNames } from '@web/shared/ui/class-names';
import { Form } from '@web/shared/ui/form';
import { SelectField } from '@web/shared/ui/select-field';
import { Switch } from '@web/shared/ui/switch';
import { TextField } from '@web/shared/ui/text-field';
import { EmailPreview } from './email-preview';
import { bodyOf, fieldsOf } from './stay-email-fields';
import { TestDraft } from './test-draft';
import { TextFields } from './text-fields';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface StayEmailEditorProps {
  kind: StayEmailKind;
  emails: StayEmails;
}

/** The language that is open at first: that of the panel, unless only another one is written. */
const openedFirst = ({ text }: StayEmail, shown: Locale): Locale =>
  [shown, ...locales].find((locale) => text[locale] !== '') ?? shown;

/** What guests get of one kind, and when, beside how it looks; a phone shows one of the two. */
export const StayEmailEditor = ({ kind, emails }: StayEmailEditorProps) => {
  const { t } = useTranslation('admin');
  const shown = useLocale();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [locale, setLocale] = useState(() => openedFirst(emails[kind], shown));
  const [requestId, setRequestId] = useState<string>();
  const form = useContractForm({
    values: fieldsOf(emails),
    schema: stayEmailsSection.body,
    toBody: bodyOf,
    saving: useSaveSection('stay-emails'),
    onInvalid: ({ [kind]: errors }) => {
      const isWrong = (one: Locale) => Boolean(errors?.subject?.[one] ?? errors?.text?.[one]);
      const wrong = [locale, ...locales].find(isWrong);
      if (wrong) setLocale(wrong);
      setView('write');
    },
  });
  const { field } = form;
  const fields = form.fields[kind];
  const draft = { locale, subject: fields.subject[locale], text: fields.text[locale], requestId };
  const checkTexts = async () =>
    (await form.check(`${kind}.subject.${locale}`)) && form.check(`${kind}.text.${locale}`);
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="md:hidden">
        <Segments
          label={t('stayEmails.view.label')}
          isLabelHidden
          value={view}
          onChange={setView}
          options={(['write', 'preview'] as const).map((value) => ({ value, label: t(`stayEmails.view.${value}`) }))}
        />
      </div>
      <div className={classNames('min-w-0', view === 'preview' && 'max-md:hidden')}>
        <SettingsCard title={t(`stayEmails.kinds.${kind}`)} lead={t(`stayEmails.leads.${kind}`)}>
          <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
            <Switch
              label={t('stayEmails.enabled')}
              isOn={fields.enabled}
              onChange={field(`${kind}.enabled`).onChange}
            />
            <div className="grid gap-4 items-start xs:grid-cols-2">
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
            <TextFields
              kind={kind}
              locale={locale}
              onLocale={setLocale}
              subject={localized((one) => field(`${kind}.subject.${one}`))}
              text={localized((one) => field(`${kind}.text.${one}`))}
            />
            {mayHaveDoorCode(kind) && (
              <TextField
                label={t('stayEmails.doorCode')}
                hint={t('stayEmails.doorCodeHint')}
                autoComplete="off"
                {...field('arrival.doorCode')}
              />
            )}
            <TestDraft kind={kind} draft={draft} onCheck={checkTexts}>
              {(testButton) => (
                <SaveRow form={form}>
                  {testButton}
                  {form.isUnsaved && <p className="text-note text-ink-2">{t('stayEmails.unsaved')}</p>}
                </SaveRow>
              )}
            </TestDraft>
          </Form>
        </SettingsCard>
      </div>
      <div className={classNames('min-w-0 xl:sticky xl:top-22', view === 'write' && 'max-md:hidden')}>
        <EmailPreview
          kind={kind}
          draft={draft}
          days={stayEmailDaysSchema.safeParse(typedNumber(fields.days)).data}
          hour={fields.hour}
          onRequest={setRequestId}
        />
      </div>
    </div>
  );
};
