import type { EmailLeaseRepository, LeasedJob } from '../jobs/persistence/email-lease.repository';

/** Leases the e-mail that has been due for the longest time. */
export const leaseOne = async (sender: EmailLeaseRepository, at: Date): Promise<LeasedJob> => {
  const [job] = await sender.leaseDue(1, at);
  if (!job) throw new Error('Nothing is due');
  return job;
};
