import { maskedSecret, type NoticeAddress, type NoticeTest, type noticeAddressBodySchema } from '@hearthstay/contracts';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '@web/shared/api/client';
import { useMutation } from '@web/shared/api/use-mutation';
import { useQuery } from '@web/shared/api/use-query';

const noticeAddressKey = '/admin/notice-address';

export type NoticeAddressBody = z.output<typeof noticeAddressBodySchema>;

/** Where the admin who is signed in gets notices beside e-mail. */
export const useNoticeAddress = () => useQuery<NoticeAddress>(noticeAddressKey);

const masked = (address: NoticeAddress): NoticeAddress =>
  address.secret === undefined ? address : { ...address, secret: maskedSecret };

/** Saves the address. `onSecret` gets a secret that was made for it, which no other response contains. */
export const useSaveNoticeAddress = (onSecret: (secret: string | null) => void) =>
  useMutation<NoticeAddressBody, NoticeAddress, NoticeAddress>(
    (body) => api.put<NoticeAddress>(noticeAddressKey, body),
    {
      cache: { key: noticeAddressKey, populate: (_, saved) => masked(saved) },
      onSuccess: ({ secret }) => onSecret(secret === undefined || secret === maskedSecret ? null : secret),
    },
  );

/** Sends a test notice to the saved address. `result` is that of the latest one. */
export const useNoticeTest = () => {
  const [result, setResult] = useState<NoticeTest | null>(null);
  const { trigger, isMutating, error } = useMutation(
    () => {
      setResult(null);
      return api.post<NoticeTest>(`${noticeAddressKey}/test`, {});
    },
    { onSuccess: setResult },
  );
  return { send: () => void trigger(), isSending: isMutating, error, result };
};
