import { runProcess } from '@hearthstay/runtime';
import { startStandalone } from './start-standalone';

await runProcess({ name: 'hearthstay', sendsEmails: true, addsFirstAdmin: true, start: startStandalone });
