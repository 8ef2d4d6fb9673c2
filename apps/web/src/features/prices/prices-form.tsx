import type { Prices } from '@hearthstay/contracts';
import { languageName, locales } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSettingsForm } from '@web/panel/settings/use-settings-form';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Form } from '@web/shared/ui/form';
import { TextAreaField } from '@web/shared/ui/text-field';
import { DiscountsEditor } from './discounts-editor';
import { ExampleQuote } from './example-quote';
import { GuestsCard } from './guests-card';
import { NightsCard } from './nights-card';
import { PaymentCard } from './payment-card';
import type { PricesCardProps } from './prices-card-props';
import { bodyOf, fieldsOf } from './prices-fields';
import { problemsOf } from './prices-problems';
import { SeasonsCard } from './seasons-card';
import { TouristTaxCard } from './tourist-tax-card';
import { useSavePrices } from './use-prices';
import { WeekdaySurcharges } from './weekday-surcharges';

/** What a stay costs, how it is paid, and an example that follows what is typed. */
export const PricesForm = ({ prices }: { prices: Prices }) => {
  const { t } = useTranslation(['admin', 'errors']);
  const context = { today: useToday(), locale: useLocale() };
  const form = useSettingsForm({
    saved: fieldsOf(prices, context.locale),
    problemsOf: (fields) => problemsOf(fields, context),
    bodyOf: (fields) => bodyOf(fields, context),
    saving: useSavePrices(),
  });
  const { fields, problems, refused, change } = form;
  const errorOf = (path: string) => {
    const problem = problems[path];
    return problem ? t(problem, fieldLimits) : refused[path];
  };
  const card = { fields, errorOf, change };
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4 md:gap-6">
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4 md:gap-6">
          <NightsCard {...card} />
          <GuestsCard {...card} />
          <SeasonsCard {...card} />
          <SurchargesCard {...card} />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <ExampleQuote prices={bodyOf(fields, context)} />
          <TouristTaxCard {...card} />
          <PaymentCard {...card} />
          <TermsCard {...card} />
        </div>
      </div>
      <SaveRow form={form} />
    </Form>
  );
};

const SurchargesCard = ({ fields, errorOf, change }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  return (
    <SettingsCard title={t('prices.surcharges')}>
      <WeekdaySurcharges {...{ fields, errorOf, change }} />
      <DiscountsEditor
        discounts={fields.discounts}
        errorOf={(index, field) => errorOf(`discounts.${index}.${field}`)}
        onChange={(discounts) => change({ discounts })}
      />
    </SettingsCard>
  );
};

const TermsCard = ({ fields, errorOf, change }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { terms } = fields;
  return (
    <SettingsCard title={t('prices.terms')} lead={t('prices.termsLead')}>
      {locales.map((language) => (
        <TextAreaField
          key={language}
          label={t('prices.termsIn', { language: languageName(language, locale) })}
          isOptional
          limit={fieldLimits.termsMax}
          value={terms[language]}
          error={errorOf(`terms.${language}`)}
          onChange={({ target }) => change({ terms: { ...terms, [language]: target.value } })}
        />
      ))}
    </SettingsCard>
  );
};
