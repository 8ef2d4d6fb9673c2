/**
 * A provider that has this method has a say, as with Nest's lifecycle hooks, in whether its service can work just now.
 * It rejects while the service cannot.
 */
export interface ChecksReadiness {
  checkReadiness(): Promise<void>;
}

export const checksReadiness = (provider: unknown): provider is ChecksReadiness =>
  typeof provider === 'object' && provider !== null && 'checkReadiness' in provider;
