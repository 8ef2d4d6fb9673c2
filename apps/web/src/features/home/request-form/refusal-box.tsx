import type { RangeViolation } from '@hearthstay/stay';
import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/api/api-error';
import { ErrorBox } from '../../../shared/ui/error-box';
import { BrokenRule } from './broken-rule';
import type { Refusal } from './use-request-form';

interface RefusalBoxProps {
  refusal: Refusal;
  /** What the rules say of the range by now: after a refusal it is known which days others have taken. */
  violation: RangeViolation | null;
}

/** Why the request was not sent (specification, section 8, "Booking submit failure"). */
export const RefusalBox = ({ refusal, violation }: RefusalBoxProps) => {
  const { t } = useTranslation('home');
  if (refusal.kind === 'rule') {
    return (
      <ErrorBox title={t('refused.title')}>
        <BrokenRule violation={refusal.violation} />
      </ErrorBox>
    );
  }
  const { error } = refusal;
  if (error instanceof ApiError && error.status === 403) {
    return (
      <ErrorBox takesFocus title={t('refused.accessDenied')} icon={ShieldX}>
        {messageOf(error, t('refused.notAuthorized'))}
      </ErrorBox>
    );
  }
  const isTaken = error instanceof ApiError && error.code === 'DATES_UNAVAILABLE';
  return (
    <ErrorBox takesFocus title={t('refused.title')}>
      {isTaken && violation ? <BrokenRule violation={violation} /> : messageOf(error, t('refused.failed'))}
    </ErrorBox>
  );
};
