import type { SmtpListener } from '@hearthstay/testing/smtp';

/** The product in any number of processes. */
export interface Deployment {
  /** The URLs for browsers, one for each BFF. */
  urls: string[];
  mail: SmtpListener;
  /** Its processes with their ids. */
  programs: { name: string; processId: number | undefined }[];
  close(): Promise<void>;
}

/** The settings of all benchmarks. */
export const benchmarkSettings = (mail: SmtpListener): Record<string, string> => ({
  SMTP_URL: mail.url,
  ADMIN_EMAILS: 'owner@example.com',
  RATE_LIMITS: 'off',
  UNDO_SECONDS: '0',
  LOG_LEVEL: 'warn',
});
