import { dayCount, formatShortRange, type StayRange } from '@hearthstay/stay';
import { ArrowDown } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/language';
import { Button } from '../../../shared/ui/button';

interface BottomBarProps {
  range: StayRange;
  /** The form the bar leads to; while it is in view the bar is gone. */
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

/** On narrow screens: the chosen days at hand, and the way to the form below. */
export const BottomBar = ({ range, form }: BottomBarProps) => {
  const { t } = useTranslation(['home', 'common']);
  const locale = useLocale();
  const isFormInView = useIsInView(form);
  const goToForm = () => {
    form.current?.scrollIntoView();
    form.current?.focus({ preventScroll: true });
  };
  if (isFormInView) return null;
  return (
    <aside
      aria-label={t('bar.label')}
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8 lg:hidden print:hidden"
    >
      <div>
        <p className="font-semibold">{formatShortRange(range, locale)}</p>
        <p className="mt-0.5 text-note text-ink-2">{t('common:days', { count: dayCount(range) })}</p>
      </div>
      <Button trailingIcon={ArrowDown} onClick={goToForm}>
        {t('bar.toRequest')}
      </Button>
    </aside>
  );
};
