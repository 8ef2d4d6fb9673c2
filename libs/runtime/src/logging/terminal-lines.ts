import { languageTag, operatorLocale } from '@hearthstay/locales';
import type { DestinationStream } from 'pino';

const hidden = new Set(['level', 'time', 'msg', 'service', 'context', 'correlationId', 'err', 'stack']);

interface Entry extends Record<string, unknown> {
  time: string;
  level: string;
  msg?: string;
  stack?: string;
  err?: { stack: string };
}

const lineFor = (entry: Entry): string => {
  const fields = Object.entries(entry)
    .filter(([name]) => !hidden.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const clock = new Date(entry.time).toLocaleTimeString(languageTag(operatorLocale));
  const head = [clock, entry.level, entry.msg, ...fields].filter(Boolean).join('  ');
  return [head, entry.err?.stack ?? entry.stack].filter(Boolean).join('\n');
};

/** Writes short lines instead of JSON, for reading in a terminal. */
export const terminalLines = (output: NodeJS.WritableStream): DestinationStream => ({
  write: (json) => {
    output.write(`${lineFor(JSON.parse(json) as Entry)}\n`);
  },
});
