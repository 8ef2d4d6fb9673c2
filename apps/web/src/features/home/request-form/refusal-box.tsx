import type { RangeViolation } from '@hearthstay/stay';
import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/api/api-error';
import { ErrorBox } from '../../../shared/ui/error-box';
import { BrokenRule } from './broken-rule';
import { isAboutDays, type Refusal } from './use-request-form';

interface RefusalBoxProps {
  refusal: Refusal;
  /** What the rules say of the range by now: after a refusal it is known which days others have taken. */
  violation: RangeViolation | null;
}

/** Why the request was not sent (specification, section 8, "Booking submit failure"). */
export const RefusalBox = ({ refusal, violation }: RefusalBoxProps) => {
  const { t } = useTranslation('home');
  const rule = violation && isAboutDays(refusal) && <BrokenRule violation={violation} />;
  if (refusal.kind === 'rule') return rule && <ErrorBox title={t('refused.title')}>{rule}</ErrorBox>;
  const { error } = refusal;
  if (error instanceof ApiError && error.status === 403) {
    return (
      <ErrorBox takesFocus title={t('refused.accessDenied')} icon={ShieldX}>
        {messageOf(error, t('refused.notAuthorized'))}
      </ErrorBox>
    );
  }
  return (
    <ErrorBox takesFocus title={t('refused.title')}>
      {rule || messageOf(error, t('refused.failed'))}
    </ErrorBox>
  );
};
