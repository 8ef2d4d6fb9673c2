import { readFeed } from '@hearthstay/contracts';
import { fakeHandler } from '../testing/fake-handler';
import { compareWithBare } from './compare-with-bare';

const event = (index: number) => `BEGIN:VEVENT\r\nUID:${index}\r\nSUMMARY:${'X'.repeat(200)}\r\nEND:VEVENT\r\n`;

const events = Array.from({ length: 50 }, (_, index) => event(index)).join('');

/** About as long as a feed with 50 stays. */
const calendar = `BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`;

export default () =>
  compareWithBare({
    name: 'feed',
    path: '/api/feeds/secret.ics',
    handler: fakeHandler(readFeed, () => ({ calendar, withNames: false })),
  });
