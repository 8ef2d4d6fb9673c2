import type { Prices } from '@hearthstay/contracts';
import { fieldLimits } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { SaveRow } from '@web/features/admin/settings/save-row';
import { SeasonsEditor } from '@web/features/admin/settings/seasons/seasons-editor';
import { SettingsCard } from '@web/features/admin/settings/settings-card';
import { UnsavedDialog } from '@web/features/admin/settings/unsaved-dialog';
import { useSettingsForm } from '@web/features/admin/settings/use-settings-form';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { Form } from '@web/shared/ui/form';
import { Switch } from '@web/shared/ui/switch';
import { TextAreaField, TextField } from '@web/shared/ui/text-field';
import { DiscountsEditor } from './discounts-editor';
import { ExampleQuote } from './example-quote';
import { MoneyField } from './money-field';
import { PaymentCard } from './payment-card';
import { bodyOf, fieldsOf, problemsOf, type PricesFields } from './prices-fields';
import { TouristTaxCard } from './tourist-tax-card';
import { useSavePrices } from './use-prices';
import { WeekdaySurcharges } from './weekday-surcharges';

/** What a card of the form shows and changes. */
export interface PricesCardProps {
  fields: PricesFields;
  /** The sentence for what is wrong with the field of a path. */
  errorOf: (path: string) => string | undefined;
  change: (fields: Partial<PricesFields>) => void;
}

/** What a stay costs, how it is paid, and an example that follows what is typed. */
export const PricesForm = ({ prices }: { prices: Prices }) => {
  const { t } = useTranslation('admin');
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
    return problem ? t(`settings.problems.${problem}`, fieldLimits) : refused[path];
  };
  const card = { fields, errorOf, change };
  return (
    <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-4 md:gap-6">
      {form.isDirty && <UnsavedDialog />}
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

const NightsCard = ({ fields, errorOf, change }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  return (
    <SettingsCard title={t('prices.title')}>
      <Switch
        label={t('prices.enabled')}
        hint={t('prices.enabledHint')}
        isOn={fields.enabled}
        onChange={(enabled) => change({ enabled })}
      />
      <div className="grid items-start gap-4 xs:grid-cols-2">
        <MoneyField
          label={t('prices.pricePerNight')}
          currency={fields.currency}
          value={fields.pricePerNight}
          error={errorOf('pricePerNight')}
          onChange={(pricePerNight) => change({ pricePerNight })}
        />
        <MoneyField
          label={t('prices.cleaning')}
          hint={t('prices.perStay')}
          currency={fields.currency}
          value={fields.cleaning}
          error={errorOf('cleaning')}
          onChange={(cleaning) => change({ cleaning })}
        />
        <TextField
          label={t('prices.currency')}
          hint={t('prices.currencyHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={3}
          value={fields.currency}
          error={errorOf('currency')}
          onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
        />
      </div>
      <Switch
        label={t('prices.showInCalendar')}
        hint={t('prices.showInCalendarHint')}
        isOn={fields.showInCalendar}
        onChange={(showInCalendar) => change({ showInCalendar })}
      />
    </SettingsCard>
  );
};

const GuestsCard = ({ fields, errorOf, change }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const { extraGuest } = fields;
  return (
    <SettingsCard title={t('prices.guests')} lead={t('prices.guestsLead')}>
      <div className="grid items-start gap-4 xs:grid-cols-3">
        <TextField
          label={t('prices.maxGuests')}
          hint={t('prices.maxGuestsHint')}
          inputMode="numeric"
          autoComplete="off"
          value={fields.maxGuests}
          error={errorOf('maxGuests')}
          onChange={({ target }) => change({ maxGuests: target.value })}
        />
        <MoneyField
          label={t('prices.extraGuest')}
          hint={t('prices.extraGuestHint')}
          currency={fields.currency}
          value={extraGuest.perNight}
          error={errorOf('extraGuest.perNight')}
          onChange={(perNight) => change({ extraGuest: { ...extraGuest, perNight } })}
        />
        <TextField
          label={t('prices.extraGuestFrom')}
          inputMode="numeric"
          autoComplete="off"
          value={extraGuest.from}
          error={errorOf('extraGuest.from')}
          onChange={({ target }) => change({ extraGuest: { ...extraGuest, from: target.value } })}
        />
      </div>
    </SettingsCard>
  );
};

const noPrice = { pricePerNight: '' };

const SeasonsCard = ({ fields, errorOf, change }: PricesCardProps) => {
  const { t } = useTranslation('admin');
  const today = useToday();
  return (
    <SettingsCard title={t('prices.seasons')} lead={t('prices.seasonsLead')}>
      <SeasonsEditor
        seasons={fields.seasons}
        today={today}
        empty={noPrice}
        errorOf={(index, field) => errorOf(`seasons.${index}.${field}`)}
        onChange={(seasons) => change({ seasons })}
      >
        {(season, index, changeSeason) => (
          <MoneyField
            className="xs:col-span-2"
            label={t('prices.pricePerNight')}
            currency={fields.currency}
            value={season.pricePerNight}
            error={errorOf(`seasons.${index}.pricePerNight`)}
            onChange={(pricePerNight) => changeSeason({ pricePerNight })}
          />
        )}
      </SeasonsEditor>
    </SettingsCard>
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
  const { terms } = fields;
  return (
    <SettingsCard title={t('prices.terms')} lead={t('prices.termsLead')}>
      {(['de', 'en'] as const).map((language) => (
        <TextAreaField
          key={language}
          label={t(`prices.termsIn.${language}`)}
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
