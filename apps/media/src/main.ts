import { subscriptions } from '@hearthstay/contracts';
import { runService } from '@hearthstay/runtime';
import { media } from './index';

await runService(media, subscriptions);
