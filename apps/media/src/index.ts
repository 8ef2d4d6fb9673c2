import type { ServiceDefinition } from '@hearthstay/runtime';
import { MediaModule } from './media.module';

/** Owns the background image. */
export const media: ServiceDefinition = {
  name: 'media',
  module: (context) => MediaModule.for(context),
};
