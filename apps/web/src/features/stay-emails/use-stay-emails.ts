import type { StayEmailKind, StayEmailPreviewView, StayEmails, TestEmailResult } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { useState } from 'react';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

const stayEmailsKey = '/admin/settings/stay-emails';

/** The e-mails that the owner writes for each stay. */
export const useStayEmails = () => useQuery<StayEmails>(stayEmailsKey);

export const useSaveStayEmails = () =>
  useMutation<StayEmails, StayEmails, StayEmails>((emails) => api.put<StayEmails>(stayEmailsKey, emails), {
    cache: { key: stayEmailsKey, populate: (_, saved) => saved },
  });

/** The typed subject and text in one language. */
export interface StayEmailDraft {
  locale: Locale;
  subject: string;
  text: string;
}

/** Previews a draft with the data of a stay, or sends it to the admin who is signed in. */
const useDraftCall = <Result>(kind: StayEmailKind, call: 'preview' | 'test') => {
  const [result, setResult] = useState<Result | null>(null);
  const { trigger, isMutating, error } = useMutation(
    (draft: StayEmailDraft) => api.post<Result>(`${stayEmailsKey}/${kind}/${call}`, draft),
    { onSuccess: setResult },
  );
  return { run: (draft: StayEmailDraft) => void trigger(draft), isRunning: isMutating, error, result };
};

export const useStayEmailPreview = (kind: StayEmailKind) => useDraftCall<StayEmailPreviewView>(kind, 'preview');
export const useStayEmailTest = (kind: StayEmailKind) => useDraftCall<TestEmailResult>(kind, 'test');
