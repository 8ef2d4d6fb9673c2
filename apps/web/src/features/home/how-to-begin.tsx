import { CalendarRange } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';

/** Says how to begin; replaced by the chosen days. */
export const NothingChosen = () => {
  const { t } = useTranslation('home');
  return (
    <Card isTinted className="flex items-center gap-4 px-6 py-5">
      <Icon of={CalendarRange} size={24} className="text-pine" />
      <div>
        <p className="font-semibold">{t('nothingChosen.title')}</p>
        <p className="text-note text-ink-2">{t('nothingChosen.text')}</p>
      </div>
    </Card>
  );
};

const steps = ['choose', 'send', 'confirm'] as const;

/** Explains how booking works. */
export const BookingSteps = () => {
  const { t } = useTranslation('home');
  return (
    <Card className="p-6">
      <h2 className="title-card">{t('steps.title')}</h2>
      <ol className="mt-4.5 grid gap-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden className="step-number">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{t(`steps.${step}.title`)}</h3>
              <p className="mt-0.5 text-note text-ink-2">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
};
