import type { StayEmailKind, StayEmailPreviewView, TestEmailResult } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';
import { useState } from 'react';
import useSWR from 'swr';
import { sectionKey } from '@web/panel/settings/use-settings-section';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';

const pathOf = (kind: StayEmailKind) => `${sectionKey('stay-emails')}/${kind}`;

/** The language and the stay whose data an e-mail shows. */
export interface Preview {
  locale: Locale;
  /** By default, the next stay, or one that does not exist. */
  requestId: string | undefined;
  /** As they are typed; the stored ones by default. */
  days: number | undefined;
}

/**
 * What takes the place of the placeholders. The text itself is filled here, with every key that is typed, so it is not
 * sent.
 */
export const useStayEmailPreview = (kind: StayEmailKind, { locale, requestId, days }: Preview) => {
  const path = `${pathOf(kind)}/preview`;
  const body = { locale, subject: '', text: '', ...(requestId && { requestId }), ...(days !== undefined && { days }) };
  return useSWR<StayEmailPreviewView, unknown>(
    `${path} ${JSON.stringify(body)}`,
    () => api.post<StayEmailPreviewView>(path, body),
    { keepPreviousData: true },
  );
};

/** What is typed in one language. */
export interface StayEmailDraft {
  locale: Locale;
  subject: string;
  text: string;
  requestId: string | undefined;
}

/** Sends what is typed to the admin who is signed in. `result` is that of the latest test. */
export const useStayEmailTest = (kind: StayEmailKind) => {
  const [result, setResult] = useState<TestEmailResult | null>(null);
  const { trigger, isMutating, error } = useMutation(
    (draft: StayEmailDraft) => {
      setResult(null);
      return api.post<TestEmailResult>(`${pathOf(kind)}/test`, draft);
    },
    { onSuccess: setResult },
  );
  return { send: (draft: StayEmailDraft) => void trigger(draft), isSending: isMutating, error, result };
};
