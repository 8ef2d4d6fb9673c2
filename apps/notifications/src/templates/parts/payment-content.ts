import type { Payee } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { epcPayload, hasEpcCode, spacedIban } from '@hearthstay/prices/payment';
import { formatDay } from '@hearthstay/stay';
import type { Fact, PaymentContent } from '../email-content';
import type { Localized } from '../email-data';
import type { InlineImage } from '../rendered-email';
import { textsIn } from '../texts';

const codeId = 'payment@hearthstay';

/** A booking with what is due. */
type Approved = Pick<Localized<'request-approved'>, 'payment' | 'quote' | 'locale'>;

/** The transfer that a banking app can fill in: the payment that is due first, where a code can carry it. */
const transferOf = ({ payment, quote }: Approved) => {
  const [first] = payment?.due ?? [];
  if (!payment?.payTo || !first || !quote) return undefined;
  const transfer = { ...payment.payTo, amount: first.amount, reference: payment.reference };
  return hasEpcCode(transfer, quote.currency) ? transfer : undefined;
};

/** The amount, date and account of what is due; `undefined` if nothing is. */
export const paymentContent = (request: Approved): PaymentContent | undefined => {
  const { payment, quote, locale } = request;
  if (!payment || !quote || payment.due.length === 0) return undefined;
  const t = textsIn(locale);
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  const fact = (label: string, value: string): Fact => ({ label, value, isLarge: false });
  const isWhole = payment.due.length === 1;
  const due = payment.due.map(({ kind, amount, date }) =>
    fact(
      t(isWhole ? 'payment.toPay' : `payment.${kind}`),
      t('payment.dueBy', { amount: money(amount), day: formatDay(date, locale) }),
    ),
  );
  const reference = fact(t('payment.reference'), payment.reference);
  const accountOf = ({ name, iban, bic }: Payee) => [
    fact(t('payment.holder'), name),
    fact(t('payment.iban'), spacedIban(iban)),
    ...(bic === undefined ? [] : [fact(t('payment.bic'), bic)]),
    reference,
  ];
  const transfer = transferOf(request);
  return {
    heading: t('payment.heading'),
    due,
    account: payment.payTo ? accountOf(payment.payTo) : t('payment.withoutAccount'),
    ...(transfer && {
      code: {
        cid: codeId,
        alt: t('payment.codeAlt', { reference: transfer.reference }),
        caption: t('payment.codeCaption', { amount: money(transfer.amount) }),
      },
    }),
  };
};

/** Most rows of a code equal the one above, so only this of the filters that PNG has is tried. */
const asImage = { filterType: 2, deflateStrategy: 0 };

/** The EPC QR code of the transfer; `undefined` where there is none. */
export const paymentCode = async (request: Approved): Promise<InlineImage | undefined> => {
  const transfer = transferOf(request);
  if (!transfer) return undefined;
  // Few e-mails need it.
  const { toBuffer } = await import('qrcode');
  // With the quiet zone of the standard, in twice the displayed size.
  const image = await toBuffer(epcPayload(transfer), {
    errorCorrectionLevel: 'M',
    margin: 4,
    width: 480,
    rendererOpts: asImage,
  });
  return { filename: 'payment.png', contentType: 'image/png', cid: codeId, content: image.toString('base64') };
};
