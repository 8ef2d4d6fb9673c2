import { inspect } from 'node:util';
import { Logger, type LoggerService } from '@nestjs/common';

/** Collects log entries instead of printing them, until `stop`. */
export const recordLog = (): { lines: string[]; stop(): void } => {
  const lines: string[] = [];
  const note = (...parts: unknown[]): void => {
    lines.push(parts.map((part) => (typeof part === 'string' ? part : inspect(part, { depth: 5 }))).join(' '));
  };
  const recorder: LoggerService = { log: note, error: note, warn: note, debug: note, verbose: note, fatal: note };
  Logger.overrideLogger(recorder);
  return { lines, stop: () => Logger.overrideLogger(false) };
};
