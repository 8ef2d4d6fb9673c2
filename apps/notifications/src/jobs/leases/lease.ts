/** The lease of an e-mail, as read from the database. */
export interface Lease {
  jobId: string;
  /** A number that increases with each renewal. */
  renewals: number;
}
