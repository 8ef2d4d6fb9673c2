import type { ServiceDefinition } from '@hearthstay/runtime';
import { MediaModule } from './media.module';

/** Keeps the background image. It answers already; no image can be stored yet. */
export const media: ServiceDefinition = {
  name: 'media',
  module: () => ({ module: MediaModule }),
};
