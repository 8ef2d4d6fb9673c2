import { subscriptions } from '@hearthstay/contracts';
import { runService } from '@hearthstay/runtime';
import { notifications } from '.';

await runService(notifications, subscriptions);
