import { subscriptions } from '@hearthstay/contracts';
import { runService } from '@hearthstay/runtime';
import { bookings } from './index';

await runService(bookings, subscriptions);
