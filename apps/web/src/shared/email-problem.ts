import { isEmailShaped } from '@hearthstay/stay';

export type EmailProblem = 'EMAIL_REQUIRED' | 'EMAIL_INVALID';

/** The code for what is wrong with an address, or `null`. */
export const emailProblem = (email: string): EmailProblem | null => {
  if (email === '') return 'EMAIL_REQUIRED';
  return isEmailShaped(email) ? null : 'EMAIL_INVALID';
};
