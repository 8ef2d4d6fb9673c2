export interface Running {
  /** Stops consuming, waits for work in progress, then closes all connections. */
  close(): Promise<void>;
}
