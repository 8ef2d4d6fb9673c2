import { useTranslation } from 'react-i18next';
import { Address } from '../../rows/address';
import type { GuestYear } from './use-guest-statistics';

interface GuestRowProps {
  guest: GuestYear['guests'][number];
  /** The days of the guest with the most of them, who fills the bar. */
  mostDays: number;
}

/** A guest by name, or by address where there is none, with the days as a number and as a bar. */
export const GuestRow = ({ guest: { name, email, totalDays }, mostDays }: GuestRowProps) => {
  const { t } = useTranslation();
  return (
    <li className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 first:border-t first:border-line md:grid-cols-[1fr_min(40%,20rem)_5.5rem]">
      <div className="min-w-0 text-label wrap-anywhere">
        <p className="font-semibold">{name || <Address email={email} />}</p>
        {name && (
          <p className="text-note text-ink-2">
            <Address email={email} />
          </p>
        )}
      </div>
      <div aria-hidden className="h-2 rounded-full bg-sunken max-md:order-last max-md:col-span-2 print:hidden">
        <div className="h-full rounded-full bg-pine/60" style={{ width: `${(100 * totalDays) / mostDays}%` }} />
      </div>
      <p className="text-right text-label font-medium tabular-nums">{t('days', { count: totalDays })}</p>
    </li>
  );
};
