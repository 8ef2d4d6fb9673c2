import { useTranslation } from 'react-i18next';
import { messageOf } from '@web/shared/api/api-error';
import { ErrorBox } from './note';

/** Says why a mutation has failed, in the present language; nothing while it has not. */
export const MutationError = ({ title, error }: { title: string; error: unknown }) => {
  const { t } = useTranslation();
  return error === null ? null : <ErrorBox title={title}>{messageOf(error, t('failure.noResponse'))}</ErrorBox>;
};
