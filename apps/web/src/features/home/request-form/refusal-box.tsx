import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/api/api-error';
import { ErrorBox } from '../../../shared/ui/error-box';
import type { Refusal } from './use-request-form';
import { useViolationText } from './use-violation-text';

/** Why the request was not sent (specification, section 8, "Booking submit failure"). */
export const RefusalBox = ({ refusal }: { refusal: Refusal }) => {
  const { t } = useTranslation('home');
  const violationText = useViolationText();
  switch (refusal.kind) {
    case 'rule':
      return <ErrorBox title={t('refused.title')}>{violationText(refusal.violation)}</ErrorBox>;
    case 'server': {
      const { error } = refusal;
      return error instanceof ApiError && error.status === 403 ? (
        <ErrorBox takesFocus title={t('refused.accessDenied')} icon={ShieldX}>
          {messageOf(error, t('refused.notAuthorized'))}
        </ErrorBox>
      ) : (
        <ErrorBox takesFocus title={t('refused.title')}>
          {messageOf(error, t('refused.failed'))}
        </ErrorBox>
      );
    }
  }
};
