import type { EmailJobRepository, LeasedJob } from '../jobs/persistence/email-job.repository';

/** Of the e-mails that are due at that instant, the one that has been for longest. From now on this sender has it. */
export const leaseOne = async (sender: EmailJobRepository, at: Date): Promise<LeasedJob> => {
  const [email] = await sender.leaseDue(1, at);
  if (!email) throw new Error('Nothing is due');
  return email;
};
