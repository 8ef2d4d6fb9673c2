import type { AccountedRequestView, ListedRequest } from '@hearthstay/contracts';
import { formatMoney, parseMoney, priceLimits, typedMoney, type Quote } from '@hearthstay/prices';
import { cleanParagraphs, fieldLimits } from '@hearthstay/stay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '@web/panel/fields/money-field';
import { useNotify } from '@web/panel/notices/notices';
import { requestsKey } from '@web/panel/panel-data';
import { guestNameOf } from '@web/panel/requests/request-rows';
import { messageOf, sentenceFor } from '@web/shared/api/api-error';
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

/** Sets the total of a stay before it is approved, with a word to the guest. */
export const PriceDialog = ({ request, onClose }: PriceDialogProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { quote } = request;
  const [typed, setTyped] = useState(() => typedMoney(quote.total, quote.currency, locale));
  const [note, setNote] = useState(request.priceNote ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const { trigger, isMutating, error } = useChangePrice(request, onClose);
  const total = parseMoney(typed, quote.currency, locale, priceLimits.totalMax);
  const isTooLong = cleanParagraphs(note).length > fieldLimits.messageMax;
  const submit = () => {
    setIsChecked(true);
    return total !== null && !isTooLong && trigger({ total, note: cleanParagraphs(note) || undefined });
  };
  return (
    <Dialog title={t('priceDialog.title')} onClose={() => !isMutating && onClose()}>
      <Form isPending={isMutating} onSubmit={submit} className="grid gap-5">
        <MoneyField
          label={t('priceDialog.total')}
          hint={t('priceDialog.present', { amount: formatMoney(quote.total, quote.currency, locale) })}
          error={isChecked && total === null ? sentenceFor('AMOUNT_OUT_OF_RANGE') : null}
          currency={quote.currency}
          value={typed}
          onChange={setTyped}
          data-initial-focus
        />
        <TextAreaField
          label={t('priceDialog.note')}
          isOptional
          hint={t('priceDialog.noteHint', { name: guestNameOf(request, t) })}
          limit={fieldLimits.messageMax}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {error !== null && (
          <ErrorBox title={t('priceDialog.failed')}>{messageOf(error, t('bookings.failed'))}</ErrorBox>
        )}
        <Button type="submit" isBusy={isMutating} busyLabel={t('priceDialog.busy')} className="xs:justify-self-end">
          {t('priceDialog.save')}
        </Button>
      </Form>
    </Dialog>
  );
};

interface PriceChange {
  total: number;
  note: string | undefined;
}

const useChangePrice = ({ id, quote: { currency } }: PriceDialogProps['request'], onChanged: () => void) => {
  const notify = useNotify();
  const locale = useLocale();
  return useRequestChange<PriceChange>(
    (change) => api.patch<AccountedRequestView>(`${requestsKey}/${encodeURIComponent(id)}/price`, change),
    ({ quote }) => {
      const amount = formatMoney(quote?.total ?? 0, currency, locale);
      notify({ kind: 'done', text: (t) => t('priceDialog.done', { amount }) });
      onChanged();
    },
  );
};
