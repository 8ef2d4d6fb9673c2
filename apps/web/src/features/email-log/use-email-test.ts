import type { TestEmailResult } from '@hearthstay/contracts';
import { useState } from 'react';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';

/** Sends a test e-mail to the admin who is signed in. `result` is that of the latest one. */
export const useEmailTest = () => {
  const [result, setResult] = useState<TestEmailResult | null>(null);
  const { trigger, isMutating, error } = useMutation(
    () => {
      setResult(null);
      return api.post<TestEmailResult>('/admin/email-test', {});
    },
    { onSuccess: setResult },
  );
  return { send: () => void trigger(), isSending: isMutating, error, result };
};
