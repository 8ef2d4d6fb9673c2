import {
  emailLogDays,
  legalSection,
  limitedUseHours,
  privacyRecordYears,
  removedGuestDays,
  type LegalPage,
  type LegalTexts,
  type PrivacySettings,
} from '@hearthstay/contracts';
import { locales, type Locale } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import type { TFunction } from 'i18next';
import { ExternalLink, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { TextInLanguage } from '@web/panel/texts/text-in-language';
import { legalPaths } from '@web/shared/routes/paths';
import { adminSession } from '@web/shared/session/admin-session';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';
import { legalPreviewPath, useSaveLegalTexts } from './use-legal-texts';

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
    <SettingsCard title={t(`legal.${page}.title`)} lead={t('ownerText.hint')}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
        {locales.map((language) => {
          const field = form.field(`${page}.${language}`);
          return (
            <TextInLanguage
              key={language}
              language={language}
              field={field}
              others={form.fields[page]}
              limit={fieldLimits.legalTextMax}
              previewPath={legalPreviewPath}
              whenEmpty={<TemplateButton {...{ page, language, times }} onChange={field.onChange} />}
            />
          );
        })}
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
  const always = { emailLogDays, removedGuestDays, privacyRecordYears, limitedUseHours };
  return t(`legal.${page}.template`, { email: adminSession.email(), kept, ...always }).replaceAll('\u2060', '');
};

interface TemplateButtonProps {
  page: LegalPage;
  language: Locale;
  times: PrivacySettings;
  onChange: (text: string) => void;
}

const TemplateButton = ({ page, language, times, onChange }: TemplateButtonProps) => {
  const { t, i18n } = useTranslation('admin');
  const insertTemplate = async () => {
    await i18n.loadLanguages(language);
    onChange(templateOf(page, times, i18n.getFixedT(language, 'admin')));
  };
  return (
    <Button
      kind="quiet"
      size="medium"
      icon={FileText}
      className="justify-self-start"
      onClick={() => void insertTemplate()}
    >
      {t('legal.useTemplate')}
    </Button>
  );
};
