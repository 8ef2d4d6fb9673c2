import { subscriptions } from '@hearthstay/contracts';
import { runService } from '@hearthstay/runtime';
import { adminAuth } from './index';

await runService(adminAuth, subscriptions);
