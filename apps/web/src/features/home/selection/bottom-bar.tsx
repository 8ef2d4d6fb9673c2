import { formatShortRange, type RangeViolation, type StayRange } from '@hearthstay/stay';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useStayLength } from '@web/shared/settings/use-stay-unit';
import { Button } from '@web/shared/ui/button';
import { needsLastDay, RangeViolationText } from './range-violation-text';
import { useClearance } from './use-clearance';

interface BottomBarProps {
  range: StayRange;
  /** Whether a last day is chosen, too. */
  isComplete: boolean;
  /** The rule that the days break. */
  violation: RangeViolation | null;
  /** The form to which the bar leads; while it is in view, the bar is hidden. */
  form: RefObject<HTMLElement | null>;
}

const useIsInView = (element: RefObject<HTMLElement | null>) => {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
};

/** On narrow screens, shows the chosen days and leads to the form below. */
export const BottomBar = ({ range, isComplete, violation, form }: BottomBarProps) => {
  const { t } = useTranslation(['home', 'common']);
  const locale = useLocale();
  const lengthOf = useStayLength();
  const isFormInView = useIsInView(form);
  const bar = useRef<HTMLElement>(null);
  useClearance(bar);
  const isBegun = !isComplete && needsLastDay(violation);
  const goToForm = () => {
    form.current?.scrollIntoView();
    form.current?.focus({ preventScroll: true });
  };
  return (
    <aside
      ref={bar}
      hidden={isFormInView}
      aria-label={t('bar.label')}
      className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 short:pt-1.5 pb-[calc(0.75rem+env(safe-area-inset-bottom))] short:pb-[calc(0.375rem+env(safe-area-inset-bottom))] md:px-8 lg:hidden print:hidden"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{formatShortRange(range, locale)}</p>
        {violation ? (
          <p className={`mt-0.5 text-note ${isBegun ? 'text-ink-2' : 'font-medium text-taken-ink'}`}>
            <RangeViolationText violation={violation} />
          </p>
        ) : (
          <p className="mt-0.5 text-note text-ink-2">{isComplete ? lengthOf(range) : t('bar.hint')}</p>
        )}
      </div>
      {!violation && (
        <Button trailingIcon={ArrowDown} className="shrink-0" onClick={goToForm}>
          {t('bar.toRequest')}
        </Button>
      )}
    </aside>
  );
};
