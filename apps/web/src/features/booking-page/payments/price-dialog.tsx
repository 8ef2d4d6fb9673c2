import { priceChangeSchema, type AccountedRequestView, type ListedRequest } from '@hearthstay/contracts';
import { formatMoney, priceLimits, typedMoney, type Quote } from '@hearthstay/prices';
import { fieldLimits, shownStateOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { MoneyField } from '@web/panel/fields/money-field';
import { typedAmount } from '@web/panel/form/typed-values';
import { useContractForm } from '@web/panel/form/use-contract-form';
import { useNotify } from '@web/panel/notices/notices';
import { bookingKey } from '@web/panel/panel-data';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { messageOf } from '@web/shared/api/api-error';
import { api } from '@web/shared/api/client';
import { useLocale } from '@web/shared/i18n/language';
import { Button } from '@web/shared/ui/button';
import { Dialog } from '@web/shared/ui/dialog';
import { Form } from '@web/shared/ui/form';
import { ErrorBox } from '@web/shared/ui/note';
import { TextAreaField } from '@web/shared/ui/text-field';
import { useRequestChange } from './use-request-change';

interface PriceDialogProps {
  request: ListedRequest & { quote: Quote };
  onClose: () => void;
}

/** Sets the total of a stay before it is approved, with a note to the guest. */
export const PriceDialog = ({ request, onClose }: PriceDialogProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { quote } = request;
  const form = useContractForm({
    values: { total: typedMoney(quote.total, quote.currency, locale), note: request.priceNote ?? '' },
    schema: priceChangeSchema,
    toBody: ({ total, note }) => ({
      total: typedAmount(total, quote.currency, locale, priceLimits.totalMax),
      note,
      shown: shownStateOf(request),
    }),
    saving: useChangePrice(request, onClose),
  });
  return (
    <Dialog title={t('priceDialog.title')} onClose={() => !form.isPending && onClose()}>
      <Form isPending={form.isPending} onSubmit={form.save} className="grid gap-5">
        <MoneyField
          label={t('priceDialog.total')}
          hint={t('priceDialog.present', { amount: formatMoney(quote.total, quote.currency, locale) })}
          currency={quote.currency}
          data-initial-focus
          {...form.field('total')}
        />
        <TextAreaField
          label={t('priceDialog.note')}
          isOptional
          hint={t('priceDialog.noteHint', { name: guestNameOf(request, t) })}
          limit={fieldLimits.messageMax}
          {...form.field('note')}
        />
        {form.failure !== null && (
          <ErrorBox title={t('priceDialog.failed')}>{messageOf(form.failure, t('bookings.failed'))}</ErrorBox>
        )}
        <Button type="submit" isBusy={form.isPending} busyLabel={t('priceDialog.busy')} className="xs:justify-self-end">
          {t('priceDialog.save')}
        </Button>
      </Form>
    </Dialog>
  );
};

const useChangePrice = ({ id, quote: { currency } }: PriceDialogProps['request'], onChanged: () => void) => {
  const notify = useNotify();
  const locale = useLocale();
  return useRequestChange<z.infer<typeof priceChangeSchema>>(
    (change) => api.patch<AccountedRequestView>(`${bookingKey(id)}/price`, change),
    {
      onSuccess: ({ quote }) => {
        const amount = formatMoney(quote?.total ?? 0, currency, locale);
        notify({ kind: 'done', text: (t) => t('priceDialog.done', { amount }) });
        onChanged();
      },
    },
  );
};
