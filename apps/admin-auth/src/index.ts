import type { ServiceDefinition } from '@hearthstay/runtime';
import { AdminAuthModule } from './admin-auth.module';

/** Owns the admins, their login links and their sessions. */
export const adminAuth: ServiceDefinition = {
  name: 'admin-auth',
  module: (context) => AdminAuthModule.for(context),
};
