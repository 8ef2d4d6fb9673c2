import type { GuestRequestView, Payee } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { hasEpcCode, spacedIban } from '@hearthstay/prices/payment';
import { formatDay } from '@hearthstay/stay';
import { Check, Copy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { IconButton } from '@web/shared/ui/button';

// Loaded only for a payment, because it contains a library.
const PaymentCode = lazy(() => import('./payment-code').then(({ PaymentCode: component }) => ({ default: component })));

type Payment = NonNullable<GuestRequestView['payment']>;

/** The payments of a guest, those that are due, and the account; nothing before there is something to pay. */
export const PaymentCard = ({ request: { payment, quote } }: { request: GuestRequestView }) => {
  const { t } = useTranslation('status');
  const locale = useLocale();
  if (!payment || !quote) return null;
  const { state, paid, due, reference, pay_to: payTo } = payment;
  if (due.length === 0 && paid === 0 && state !== 'refunded') return null;
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  const [first] = due;
  return (
    <section aria-label={t('payment.title')} className="grid gap-4 rounded-control border border-line p-4 xs:p-5">
      <div>
        <h3 className="text-body font-semibold">{t('payment.title')}</h3>
        <p className="text-note text-ink-2">{t(`payment.state.${state}`)}</p>
        {paid > 0 && <p className="text-note tabular-nums">{t('payment.paid', { amount: money(paid) })}</p>}
      </div>
      {first && (
        <>
          <dl className="grid gap-1 text-note">
            {due.map((part) => (
              <div key={part.kind} className="flex justify-between gap-4">
                <dt className={part.is_overdue ? 'font-medium text-taken-ink' : ''}>
                  {t(`payment.${part.is_overdue ? 'overdue' : 'due'}.${part.kind}`, {
                    day: formatDay(part.date, locale),
                  })}
                </dt>
                <dd className="shrink-0 font-semibold tabular-nums">{money(part.amount)}</dd>
              </div>
            ))}
          </dl>
          {payTo ? (
            <Account payTo={payTo} reference={reference} />
          ) : (
            <p className="text-note">{t('payment.withoutAccount')}</p>
          )}
          {payTo && hasEpcCode({ ...payTo, amount: first.amount }, quote.currency) && (
            <Suspense>
              <PaymentCode transfer={{ ...payTo, amount: first.amount, reference }} amount={money(first.amount)} />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
};

/** The account as text, with a button that copies each part. */
const Account = ({ payTo: { name, iban, bic }, reference }: { payTo: Payee; reference: Payment['reference'] }) => {
  const { t } = useTranslation('status');
  return (
    <dl className="rounded-control bg-sunken px-3 py-2 text-note xs:px-4">
      <Part label={t('payment.holder')} text={name} />
      <Part label={t('payment.iban')} text={spacedIban(iban)} copies={iban} />
      {bic !== undefined && <Part label={t('payment.bic')} text={bic} />}
      <Part label={t('payment.reference')} text={reference} />
    </dl>
  );
};

interface PartProps {
  label: string;
  text: string;
  /** The copied text, if it differs from the shown one. */
  copies?: string;
}

const Part = ({ label, text, copies = text }: PartProps) => {
  const { t } = useTranslation('status');
  const [isCopied, setIsCopied] = useState(false);
  // Browsers have no clipboard on pages without HTTPS.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () =>
    clipboard?.writeText(copies).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <div className="py-1.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="-mt-1.5 flex min-h-11 items-center justify-between gap-1 font-medium">
        <span className="min-w-0 wrap-anywhere">{text}</span>
        {clipboard && (
          <IconButton
            icon={isCopied ? Check : Copy}
            label={isCopied ? t('payment.copied') : t('payment.copy', { what: label })}
            isPlain
            onClick={() => void copy()}
          />
        )}
      </dd>
    </div>
  );
};
