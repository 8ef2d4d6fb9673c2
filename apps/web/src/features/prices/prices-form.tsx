import { pricesBodySchema, type Prices } from '@hearthstay/contracts';
import { languageName, locales } from '@hearthstay/locales';
import { fieldLimits } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { noOverlap } from '@web/panel/seasons/period-fields';
import { SaveRow } from '@web/panel/settings/save-row';
import { SettingsCard } from '@web/panel/settings/settings-card';
import { useSaveSection } from '@web/panel/settings/use-settings-section';
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
import { bodyOf, fieldsOf, readablePrices } from './prices-fields';
import { SeasonsCard } from './seasons-card';
import { TouristTaxCard } from './tourist-tax-card';
import { WeekdaySurcharges } from './weekday-surcharges';

const savedPrices = pricesBodySchema.refine(...noOverlap);

/** The prices, their payment, and an example that updates while the owner types. */
export const PricesForm = ({ prices }: { prices: Prices }) => {
  const { t } = useTranslation('admin');
  const context = { today: useToday(), locale: useLocale() };
  const form = useContractForm({
    values: fieldsOf(prices, context.locale),
    schema: savedPrices,
    toBody: (fields) => bodyOf(fields, context),
    saving: useSaveSection('prices'),
    // Shorter than the general sentences, because these are shown at a field.
    meanings: {
      AMOUNT_OUT_OF_RANGE: t('settings.problems.amount'),
      DAY_INVALID: t('settings.problems.day'),
      MAX_GUESTS_REQUIRED: t('settings.problems.needsGuests'),
      PERCENT_OUT_OF_RANGE: t('settings.problems.percent'),
      PRICE_REQUIRED: t('settings.problems.price'),
    },
  });
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4 md:gap-6">
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4 md:gap-6">
          <NightsCard form={form} />
          <GuestsCard form={form} />
          <SeasonsCard form={form} />
          <SurchargesCard form={form} />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <ExampleQuote prices={readablePrices(bodyOf(form.fields, context))} />
          <TouristTaxCard form={form} />
          <PaymentCard form={form} />
          <TermsCard form={form} />
        </div>
      </div>
      <SaveRow form={form} />
    </Form>
  );
};

const SurchargesCard = ({ form }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  return (
    <SettingsCard title={t('prices.surcharges')}>
      <WeekdaySurcharges form={form} />
      <DiscountsEditor
        errorOf={(index, name) => form.errorOf(`discounts.${index}.${name}`)}
        {...form.field('discounts')}
      />
    </SettingsCard>
  );
};

const TermsCard = ({ form }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <SettingsCard title={t('prices.terms')} lead={t('prices.termsLead')}>
      {locales.map((language) => (
        <TextAreaField
          key={language}
          label={t('prices.termsIn', { language: languageName(language, locale) })}
          isOptional
          limit={fieldLimits.termsMax}
          {...form.field(`terms.${language}`)}
        />
      ))}
    </SettingsCard>
  );
};
