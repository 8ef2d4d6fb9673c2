import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locale } from '../texts/texts';

/** An e-mail as `apps/notifications/src/testing/sample-emails.ts` renders it. */
export interface SampleEmail {
  name: string;
  locale: Locale;
  html: string;
}

/** Renders e-mails of each kind in each language, without a deployment. */
export const sampleEmails = async (): Promise<SampleEmail[]> => {
  // In a process of its own, because Playwright compiles JSX in another way, and with React for production.
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/e2e/emails/render.mjs'], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout) as SampleEmail[];
};
