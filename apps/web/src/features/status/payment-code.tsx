import { epcPayload } from '@hearthstay/prices/payment';
import { create } from 'qrcode';
import { useTranslation } from 'react-i18next';

interface PaymentCodeProps {
  transfer: Parameters<typeof epcPayload>[0];
  /** The amount as text, for screen readers. */
  amount: string;
}

/** The quiet zone that readers need around a code, in modules. */
const margin = 4;

/** The dark modules as one path, a line for each run of a row. */
const pathOf = ({ size, data }: { size: number; data: Uint8Array }): string =>
  Array.from({ length: size }, (_, row) =>
    [...data.subarray(row * size, (row + 1) * size)]
      .join('')
      .replace(/0+|1+/g, (run) => (run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`))
      .replace(/^/, `M${margin} ${margin + row + 0.5}`),
  ).join('');

/**
 * The EPC QR code of a transfer, by which a banking app fills in the transfer. It is dark on white in dark mode, too.
 */
export const PaymentCode = ({ transfer, amount }: PaymentCodeProps) => {
  const { t } = useTranslation('status');
  const { modules } = create(epcPayload(transfer), { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * margin;
  return (
    <div className="grid justify-items-center gap-3">
      <p className="justify-self-start text-note">{t('payment.codeHint', { amount })}</p>
      <svg
        role="img"
        aria-label={t('payment.code', { amount, reference: transfer.reference })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-60 rounded-control"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={pathOf(modules)} stroke="#000" />
      </svg>
    </div>
  );
};
