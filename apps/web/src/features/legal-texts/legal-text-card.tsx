import {
  emailLogDays,
  legalSection,
  limitedUseHours,
  privacyRecordYears,
  removedGuestDays,
  retentionPlaceholder,
  type LegalPage,
  type LegalTexts,
} from '@hearthstay/contracts';
import { locales, type Locale } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import type { TFunction } from 'i18next';
import { ExternalLink, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { blanksIn } from '@web/panel/legal/blanks';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { sectionKey, useSaveSection } from '@web/panel/settings/use-settings-section';
import { TextInLanguage } from '@web/panel/texts/text-in-language';
import { legalPaths } from '@web/shared/routes/paths';
import { adminSession } from '@web/shared/session/admin-session';
import { Button } from '@web/shared/ui/button';
import { Form } from '@web/shared/ui/form';
import { Icon } from '@web/shared/ui/icon';

interface LegalTextCardProps {
  page: LegalPage;
  texts: LegalTexts;
}

/** One page in each language. Saving it leaves the other page as it is. */
export const LegalTextCard = ({ page, texts }: LegalTextCardProps) => {
  const { t } = useTranslation('admin');
  const form = useContractForm({
    values: { [page]: texts[page] } as Record<LegalPage, Record<Locale, string>>,
    schema: legalSection.body,
    toBody: (typed) => ({ ...texts, [page]: typed[page] }),
    saving: useSaveSection('legal'),
  });
  const isWritten = Object.values(texts[page]).some((text) => text !== '');
  return (
    <SettingsCard title={t(`legal.${page}.title`)} lead={t('ownerText.hint')}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
        {locales.map((language) => {
          const field = form.field(`${page}.${language}`);
          return (
            <div key={language} className="grid gap-3">
              <TextInLanguage
                language={language}
                field={field}
                others={form.fields[page]}
                limit={fieldLimits.legalTextMax}
                previewPath={`${sectionKey('legal')}/preview?locale=${language}`}
                whenEmpty={<TemplateButton {...{ page, language }} onChange={field.onChange} />}
              />
              <Blanks text={field.value} />
            </div>
          );
        })}
        {page === 'privacy' && (
          <p className="text-note text-ink-2">
            {t('legal.privacy.retentionHint', { placeholder: retentionPlaceholder })}
          </p>
        )}
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
const templateOf = (page: LegalPage, t: TFunction<'admin'>): string => {
  const always = { emailLogDays, removedGuestDays, privacyRecordYears, limitedUseHours };
  const values = { email: adminSession.email(), retention: retentionPlaceholder, ...always };
  return t(`legal.${page}.template`, values).replaceAll('\u2060', '');
};

/** How many places of a template are not filled in yet. */
const Blanks = ({ text }: { text: string }) => {
  const { t } = useTranslation('admin');
  const count = blanksIn(text);
  return count > 0 && <p className="text-note font-semibold text-pending">{t('legal.blanks', { count })}</p>;
};

interface TemplateButtonProps {
  page: LegalPage;
  language: Locale;
  onChange: (text: string) => void;
}

const TemplateButton = ({ page, language, onChange }: TemplateButtonProps) => {
  const { t, i18n } = useTranslation('admin');
  const insertTemplate = async () => {
    await i18n.loadLanguages(language);
    onChange(templateOf(page, i18n.getFixedT(language, 'admin')));
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
