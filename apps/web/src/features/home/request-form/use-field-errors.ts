import { fieldLimits } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import type { FieldProblems } from './validate-fields';

/** The sentences below the fields. */
export const useFieldErrors = ({ name, email }: FieldProblems) => {
  const { t } = useTranslation(['home', 'common']);
  const nameErrors = {
    required: () => t('form.nameRequired'),
    tooShort: () => t('form.nameTooShort', { count: fieldLimits.nameMin }),
    tooLong: () => t('form.nameTooLong', { count: fieldLimits.nameMax }),
  };
  return { name: name && nameErrors[name](), email: email && t(`common:email.${email}`) };
};
