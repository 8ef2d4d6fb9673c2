/**
 * A provider whose check belongs to the readiness of its service. The check rejects while the service cannot do its
 * work.
 */
export interface ChecksReadiness {
  checkReadiness(): Promise<void>;
}

export const checksReadiness = (provider: unknown): provider is ChecksReadiness =>
  typeof provider === 'object' && provider !== null && 'checkReadiness' in provider;
