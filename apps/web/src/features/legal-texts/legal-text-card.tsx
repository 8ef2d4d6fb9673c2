import {
  emailLogDays,
  legalSection,
  type LegalPage,
  type LegalTexts,
  type PrivacySettings,
} from '@hearthstay/contracts';
import { languageName, locales, type Locale } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import type { TFunction } from 'i18next';
import { ExternalLink, FileText } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useLocale } from '@web/shared/i18n/language';
import { legalPaths } from '@web/shared/routes/paths';
import { adminSession } from '@web/shared/session/admin-session';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';
import { TextAreaField } from '@web/shared/ui/text-field';
import { LegalPreview } from './legal-preview';
import { useSaveLegalTexts } from './use-legal-texts';

interface LegalTextCardProps {
  page: LegalPage;
  texts: LegalTexts;
  /** What the template says of how long data are kept. */
  times: PrivacySettings;
}

/** One page in each language. Saving it leaves the other page as it is. */
export const LegalTextCard = ({ page, texts, times }: LegalTextCardProps) => {
  const { t } = useTranslation('admin');
  const form = useContractForm({
    values: { [page]: texts[page] } as Record<LegalPage, Record<Locale, string>>,
    schema: legalSection.body,
    toBody: (typed) => ({ ...texts, [page]: typed[page] }),
    saving: useSaveLegalTexts(),
  });
  const isWritten = Object.values(texts[page]).some((text) => text !== '');
  return (
    <SettingsCard title={t(`legal.${page}.title`)} lead={t('legal.hint')}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
        {locales.map((language) => (
          <TextInLanguage
            key={language}
            {...{ page, language, times }}
            field={form.field(`${page}.${language}`)}
            others={form.fields[page]}
          />
        ))}
        <SaveRow form={form} />
      </Form>
      {isWritten && (
        <a href={legalPaths[page]} target="_blank" className="text-button justify-self-start">
          <Icon of={ExternalLink} size={16} />
          {t('legal.open')}
        </a>
      )}
    </SettingsCard>
  );
};

/** The template of a page in the language of `t`, without the marks that keep "E-Mail" together. */
const templateOf = (page: LegalPage, times: PrivacySettings, t: TFunction<'admin'>): string => {
  const kept = [
    t('legal.privacy.unconfirmedDays', { count: times.unconfirmedDays }),
    t('legal.privacy.declinedDays', { count: times.declinedDays }),
    t('legal.privacy.staysYears', { count: times.staysYears }),
  ].join(' ');
  return t(`legal.${page}.template`, { email: adminSession.email(), emailLogDays, kept }).replaceAll('\u2060', '');
};

interface TextInLanguageProps {
  page: LegalPage;
  language: Locale;
  times: PrivacySettings;
  field: {
    value: string;
    error: string | undefined;
    onChange: (changed: string | ChangeEvent<HTMLTextAreaElement>) => void;
  };
  /** What is typed in each language. */
  others: Record<Locale, string>;
}

const TextInLanguage = ({ page, language, times, field, others }: TextInLanguageProps) => {
  const { t, i18n } = useTranslation('admin');
  const locale = useLocale();
  const nameOf = (named: Locale) => languageName(named, locale);
  const other = locales.find((candidate) => candidate !== language && others[candidate].trim() !== '');
  const isEmpty = field.value.trim() === '';
  const insertTemplate = async () => {
    await i18n.loadLanguages(language);
    field.onChange(templateOf(page, times, i18n.getFixedT(language, 'admin')));
  };
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={t('legal.textIn', { language: nameOf(language) })}
        lang={language}
        rows={12}
        limit={fieldLimits.legalTextMax}
        hint={isEmpty && other ? t('legal.onlyIn', { language: nameOf(language), other: nameOf(other) }) : undefined}
        {...field}
      />
      {isEmpty ? (
        <Button
          kind="quiet"
          size="medium"
          icon={FileText}
          className="justify-self-start"
          onClick={() => void insertTemplate()}
        >
          {t('legal.useTemplate')}
        </Button>
      ) : (
        <LegalPreview text={field.value} language={language} />
      )}
    </div>
  );
};
