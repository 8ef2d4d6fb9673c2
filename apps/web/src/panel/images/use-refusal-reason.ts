import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import type { RefusedImage } from './use-image-upload';

/** Says in a sentence why an image was not taken. */
export const useRefusalReason = () => {
  const { t } = useTranslation(['common', 'errors']);
  return ({ problem, error }: RefusedImage): string =>
    problem ? t(`errors:${problem}`) : messageOf(error, t('failure.noResponse'));
};
