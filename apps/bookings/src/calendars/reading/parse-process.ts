import { CalendarError, readCalendar, type ReadingOptions } from '@hearthstay/calendar-feed';
import { replyToParent } from '@hearthstay/runtime/child-process';
import type { ParsingOutcome } from './parse-in-child-process';

const options = JSON.parse(process.argv[2] ?? '') as ReadingOptions;

const read = (bytes: Uint8Array): ParsingOutcome => {
  try {
    return { reading: readCalendar(bytes, options) };
  } catch (error) {
    return error instanceof CalendarError ? { refusal: error.code } : { failure: String(error) };
  }
};

await replyToParent(read);
