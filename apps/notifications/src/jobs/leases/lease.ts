/** That some sender has an e-mail, as it was read. */
export interface Lease {
  jobId: string;
  /** Has grown when the sender still had the e-mail since another reading. */
  renewals: number;
}
