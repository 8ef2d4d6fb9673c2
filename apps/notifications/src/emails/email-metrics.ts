import { Counter } from 'prom-client';

/** `given-up` is the one to be woken by. */
export const emailAttempts = new Counter({
  name: 'hearthstay_email_attempts_total',
  help: 'Attempts to deliver an e-mail, by what came of them',
  labelNames: ['outcome'] as const,
});
