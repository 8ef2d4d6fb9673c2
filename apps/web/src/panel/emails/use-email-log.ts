import type { EmailLog, EmailState } from '@hearthstay/contracts';
import { useQuery } from '@web/shared/api/use-query';
import { serverNow } from '@web/shared/settings/server-clock';

export interface EmailLogScope {
  state?: EmailState;
  /** The id of a request. */
  request?: string;
  /** A name, or the beginning of an address. */
  search?: string;
  /** The first page is 1. */
  page?: number;
}

const path = '/admin/email-log';

/** The path of an e-mail in the log, below `/api`. */
export const pathOfEmail = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** The path of a part of the log, below `/api`. */
export const emailLogKey = ({ state, request, search, page = 1 }: EmailLogScope) => {
  const params = new URLSearchParams({
    ...(state && { state }),
    ...(request && { request }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `${path}?${params}` : path;
};

const soonMs = 60_000;

const isRecent = (at: string | undefined) => at !== undefined && serverNow() - Date.parse(at) < soonMs;

/** Whether the next attempt to send an e-mail is near, so that the list is loaded again. */
const movesSoon = ({ emails }: EmailLog) =>
  emails.some(({ nextAttemptAt }) => nextAttemptAt && Date.parse(nextAttemptAt) - serverNow() < soonMs);

/**
 * A part of the log of e-mails.
 *
 * @param changedAt when the subject of the e-mails changed; e-mails about a change are queued some seconds later
 */
export const useEmailLog = (scope: EmailLogScope, changedAt?: string) =>
  useQuery<EmailLog>(emailLogKey(scope), {
    repeatWhile: (log) => movesSoon(log) || isRecent(changedAt),
    repeatEvery: 5_000,
  });
