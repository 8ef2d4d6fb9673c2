import { LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/api-error';
import { guestAccess } from '../../shared/session/guest-access';
import { usePropertyName } from '../../shared/settings/use-property-name';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { IconCircle } from '../../shared/ui/icon-circle';
import { PasswordField } from '../../shared/ui/password-field';
import { checkPassword } from './check-password';

/** Takes the place of every guest page until the browser has the site's password (specification, sections 2 and 4). */
export const PasswordGate = () => {
  const { t } = useTranslation();
  const propertyName = usePropertyName();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async () => {
    if (password.trim() === '' || isChecking) return;
    setError(null);
    setIsChecking(true);
    try {
      if (await checkPassword(password)) return guestAccess.grant(password);
      setError(t('gate.incorrect'));
    } catch (cause) {
      console.error('POST /bookings/check-password failed', cause);
      // Whoever goes on trying would otherwise never learn that waiting helps.
      const isTooOften = cause instanceof ApiError && cause.code === 'RATE_LIMITED';
      setError((isTooOften && cause.message) || t('gate.failed'));
    } finally {
      setIsChecking(false);
    }
    input.current?.focus();
  };
  return (
    <div className="mx-auto mt-16 max-w-120 md:mt-20">
      <div className="px-2 pb-8 md:px-0">
        <h1 className="title-page wrap-break-word">{propertyName}</h1>
        <p className="mt-2 text-section font-medium md:text-question">{t('gate.welcome')}</p>
      </div>
      <Card className="p-4 py-6 xs:p-8">
        <div className="flex items-center gap-3">
          <IconCircle icon={LockKeyhole} tone="pine" size={48} />
          <p className="text-note">{t('gate.lead')}</p>
        </div>
        <form
          noValidate
          className="mt-5 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <PasswordField
            ref={input}
            label={t('password.label')}
            error={error}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" isBusy={isChecking} busyLabel={t('gate.checking')}>
            {t('gate.submit')}
          </Button>
        </form>
      </Card>
    </div>
  );
};
