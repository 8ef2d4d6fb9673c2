import { cleanPassword } from '@hearthstay/stay';
import { LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, loadSentences, messageOf } from '@web/shared/api/api-error';
import { timeoutMs } from '@web/shared/api/call';
import { readError } from '@web/shared/api/failed-call';
import { useMutation } from '@web/shared/api/use-mutation';
import { guestAccess } from '@web/shared/session/guest-access';
import { usePropertyName } from '@web/shared/settings/use-public-settings';
import { Button } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Form } from '@web/shared/ui/form';
import { IconCircle } from '@web/shared/ui/icon-circle';
import { PasswordField } from '@web/shared/ui/password-field';

/** Replaces every guest page until the browser has the site's password. */
export const PasswordGate = () => {
  const { t } = useTranslation();
  const propertyName = usePropertyName();
  // Uncontrolled, so that it keeps what is typed before hydration.
  const field = useRef<HTMLInputElement>(null);
  const [isIncorrect, setIsIncorrect] = useState(false);
  const { trigger, isMutating, error } = useMutation(acceptedPasswordOf, {
    onSuccess: (right) => (right === undefined ? setIsIncorrect(true) : guestAccess.grant(right)),
    onError: (error) => console.error('POST /bookings/check-password failed', error),
  });
  // The sentence of the server says that waiting helps, because more attempts do not.
  const isTooOften = error instanceof ApiError && error.code === 'RATE_LIMITED';
  const failed = error === null ? null : isTooOften ? messageOf(error, t('gate.failed')) : t('gate.failed');

  const submit = async () => {
    const password = field.current?.value ?? '';
    if (cleanPassword(password).trim() === '') return;
    setIsIncorrect(false);
    await trigger(password);
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
        <Form isPending={isMutating} onSubmit={submit} className="mt-5 grid gap-5">
          <PasswordField
            ref={field}
            label={t('password.label')}
            error={isIncorrect ? t('gate.incorrect') : failed}
            autoComplete="current-password"
          />
          <Button type="submit" isBusy={isMutating} busyLabel={t('gate.checking')}>
            {t('gate.submit')}
          </Button>
        </Form>
      </Card>
    </div>
  );
};

/**
 * Finds the right spelling of the typed password: an owner may have set one with invisible characters before forms
 * removed them.
 */
const acceptedPasswordOf = async (typed: string): Promise<string | undefined> => {
  for (const password of new Set([cleanPassword(typed), typed])) if (await isAccepted(password)) return password;
  return undefined;
};

/**
 * Whether this is the site's password. It does not use the shared client, which ends a session after a refusal.
 *
 * @throws when the network fails or the response is an error
 */
const isAccepted = async (password: string): Promise<boolean> => {
  const response = await fetch('/api/bookings/check-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
    body: JSON.stringify({ password }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await loadSentences();
    throw await readError(response);
  }
  const { valid } = (await response.json()) as { valid: boolean };
  return valid;
};
