import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@web/shared/ui/button';
import { Note } from '@web/shared/ui/note';
import { PasswordField } from '@web/shared/ui/password-field';
import { weaknessOf } from './password-weakness';

interface PasswordSettingProps {
  /** The typed password; `null` to remove the present one. */
  value: string | null;
  /** Whether the server has a password, which it never returns. */
  isSet: boolean;
  houseName: string;
  error: string | undefined;
  onChange: (password: string | null) => void;
}

const masked = '••••••••';

/** The password of the site, which the next save keeps, changes or removes. A weak one is allowed. */
export const PasswordSetting = ({ value: password, isSet, houseName, error, onChange }: PasswordSettingProps) => {
  const { t } = useTranslation('admin');
  const weakness = error ? null : weaknessOf(password ?? '', houseName);
  const isRemoving = password === null;
  const toggle = isSet && !password && (
    <TextButton className="mr-3.5" onClick={() => onChange(isRemoving ? '' : null)}>
      {t(isRemoving ? 'password.keep' : 'password.remove')}
    </TextButton>
  );
  return (
    <div>
      <PasswordField
        label={t('password.label')}
        isOptional
        hint={t(isRemoving ? 'password.removing' : isSet ? 'password.isSet' : 'password.isNotSet')}
        error={error}
        placeholder={isSet && !isRemoving ? masked : undefined}
        autoComplete="new-password"
        value={password ?? ''}
        inside={toggle || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="status">
        {weakness && (
          <Note icon={TriangleAlert} tone="warning" className="mt-3">
            {t(`password.weak.${weakness}`)}
          </Note>
        )}
      </div>
    </div>
  );
};
