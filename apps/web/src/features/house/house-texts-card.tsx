import { houseSection, type House } from '@hearthstay/contracts';
import { languageName, locales } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { sectionKey, useSaveSection } from '@web/panel/settings/use-settings-section';
import { TextInLanguage } from '@web/panel/texts/text-in-language';
import { useLocale } from '@web/shared/i18n/language';
import { Form } from '@web/shared/ui/form';

const texts = ['description', 'rules'] as const;

/** The description and the rules in each language. Saving them leaves everything else as it is. */
export const HouseTextsCard = ({ house }: { house: House }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const form = useContractForm({
    values: { description: house.description, rules: house.rules },
    schema: houseSection.body,
    toBody: (typed) => ({ ...house, ...typed }),
    saving: useSaveSection('house'),
  });
  return (
    <SettingsCard title={t('house.texts.title')} lead={t('ownerText.hint')}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-6">
        {texts.map((text) =>
          locales.map((language) => (
            <TextInLanguage
              key={text + language}
              language={language}
              label={t(`house.texts.${text}In`, { language: languageName(language, locale) })}
              field={form.field(`${text}.${language}`)}
              others={form.fields[text]}
              limit={fieldLimits.houseTextMax}
              rows={6}
              previewPath={`${sectionKey('house')}/preview`}
            />
          )),
        )}
        <SaveRow form={form} />
      </Form>
    </SettingsCard>
  );
};
