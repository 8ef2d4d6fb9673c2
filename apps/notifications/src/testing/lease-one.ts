import type { EmailLeaseRepository, LeasedJob } from '../jobs/persistence/email-lease.repository';

/** Of the e-mails that are due at that instant, the one that has been for longest. From now on this sender has it. */
export const leaseOne = async (sender: EmailLeaseRepository, at: Date): Promise<LeasedJob> => {
  const [job] = await sender.leaseDue(1, at);
  if (!job) throw new Error('Nothing is due');
  return job;
};
