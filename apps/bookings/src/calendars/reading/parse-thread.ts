import { parentPort, workerData } from 'node:worker_threads';
import { CalendarError, readCalendar, type ReadingOptions } from '@hearthstay/calendar-feed';
import type { ParsingOutcome } from './parse-in-thread';

const { bytes, options } = workerData as { bytes: Uint8Array; options: ReadingOptions };

const read = (): ParsingOutcome => {
  try {
    return { reading: readCalendar(bytes, options) };
  } catch (error) {
    return error instanceof CalendarError ? { refusal: error.code } : { failure: String(error) };
  }
};

parentPort?.postMessage(read());
