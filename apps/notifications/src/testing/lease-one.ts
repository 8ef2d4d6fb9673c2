import type { EmailRepository, LeasedEmail } from '../emails/persistence/email.repository';

/** Of the e-mails that are due at that instant, the one that has been for longest. From now on this sender has it. */
export const leaseOne = async (sender: EmailRepository, at: Date): Promise<LeasedEmail> => {
  const [email] = await sender.leaseDue(1, at);
  if (!email) throw new Error('Nothing is due');
  return email;
};
