import { fieldLimits } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../../shared/ui/password-field';
import { TextButton } from '../../../../shared/ui/text-button';
import type { GeneralProblem } from './general-fields';

interface PasswordSettingProps {
  /** What is typed; `null` when the present password is to be removed. */
  password: string | null;
  /** Whether the server has one. It never says which. */
  isSet: boolean;
  problem: GeneralProblem | undefined;
  refused: string | undefined;
  onChange: (password: string | null) => void;
}

const masked = '••••••••';

/** The password for the site: kept, changed or removed with the next save. */
export const PasswordSetting = ({ password, isSet, problem, refused, onChange }: PasswordSettingProps) => {
  const { t } = useTranslation('admin');
  const isLeaving = password === null;
  const ownError =
    problem && t(problem === 'blank' ? 'password.blank' : 'password.tooLong', { count: fieldLimits.appPasswordMax });
  const toggle = isSet && !password && (
    <TextButton className="mr-3.5" onClick={() => onChange(isLeaving ? '' : null)}>
      {t(isLeaving ? 'password.keep' : 'password.remove')}
    </TextButton>
  );
  return (
    <PasswordField
      label={t('password.label')}
      isOptional
      hint={t(isLeaving ? 'password.leaving' : isSet ? 'password.isSet' : 'password.isNotSet')}
      error={ownError ?? refused}
      placeholder={isSet && !isLeaving ? masked : undefined}
      autoComplete="new-password"
      value={password ?? ''}
      inside={toggle || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
