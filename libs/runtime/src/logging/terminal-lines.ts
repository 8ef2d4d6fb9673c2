import type { DestinationStream } from 'pino';

const hidden = new Set(['level', 'time', 'msg', 'service', 'context', 'correlationId', 'err', 'stack']);

const lineFor = (entry: Record<string, unknown>): string => {
  const fields = Object.entries(entry)
    .filter(([name]) => !hidden.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const err = entry['err'] as { stack?: string } | undefined;
  const clock = new Date(String(entry['time'])).toLocaleTimeString('de');
  const head = [clock, entry['level'], entry['msg'], ...fields].filter((part) => part !== undefined).join('  ');
  return [head, err?.stack ?? entry['stack']].filter(Boolean).join('\n');
};

/** Writes short lines instead of JSON, for people who watch the program in a terminal. */
export const terminalLines = (output: NodeJS.WritableStream): DestinationStream => ({
  write: (json) => {
    output.write(`${lineFor(JSON.parse(json) as Record<string, unknown>)}\n`);
  },
});
