import { isEmailShaped } from '@hearthstay/stay';

export type EmailProblem = 'EMAIL_REQUIRED' | 'EMAIL_INVALID';

/** The error of an address; `null` if it has none. */
export const emailProblem = (email: string): EmailProblem | null => {
  if (email === '') return 'EMAIL_REQUIRED';
  return isEmailShaped(email) ? null : 'EMAIL_INVALID';
};
