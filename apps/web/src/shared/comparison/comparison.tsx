import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@web/shared/ui/icon';

export interface Compared {
  label: string;
  /** Absent if nothing changes. */
  before?: string | undefined;
  after: string;
}

/** The former and the new values, a line for each. */
export const Comparison = ({ lines }: { lines: readonly Compared[] }) => {
  const { t } = useTranslation();
  return (
    <dl aria-live="polite" className="grid gap-3 rounded-control bg-sunken px-4 py-3 text-label tabular-nums">
      {lines.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="text-note text-ink-2">{label}</dt>
          {before === undefined ? (
            <dd className="font-semibold">{after}</dd>
          ) : (
            <dd className="flex flex-wrap items-center gap-x-2">
              <span className="text-ink-2">
                <span className="sr-only">{t('comparison.before')} </span>
                {before}
              </span>
              {/* On a narrow screen, the arrow begins the second line. */}
              <span className="flex min-w-0 gap-2">
                <Icon of={ArrowRight} size={16} className="mt-0.5 text-ink-2" />
                <span className="font-semibold">
                  <span className="sr-only">{t('comparison.after')} </span>
                  {after}
                </span>
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};
