import type { LoggerService } from '@nestjs/common';
import { StartupError } from '@hearthstay/contracts';
import type { Logger, Level } from 'pino';

/** Nest's loggers that report each module and route during setup; useful only for debugging. */
const setupContexts = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'NestMicroservice',
  'RouterExplorer',
  'RoutesResolver',
]);

interface Entry {
  fields: object;
  text: string | undefined;
}

/** Nest appends the context of the logger and, after the text of an error, its stack. Fields come first, as in pino. */
const entryOf = (first: unknown, rest: unknown[]): Entry => {
  const strings = rest.filter((part) => typeof part === 'string');
  const context = strings.at(-1);
  const before = strings.slice(0, -1)[0];
  if (first instanceof Error) return { fields: { context, err: first }, text: undefined };
  if (typeof first === 'object' && first !== null) return { fields: { context, ...first }, text: before };
  const err = rest.find((part) => part instanceof Error);
  return { fields: { context, ...(before && { stack: before }), ...(err && { err }) }, text: String(first) };
};

/** Writes Nest's logs with pino: `logger.warn({ errorId }, 'What happened')`. */
export class StructuredLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(first: unknown, ...rest: unknown[]): void {
    this.write(setupContexts.has(String(rest.at(-1))) ? 'debug' : 'info', first, rest);
  }

  error(first: unknown, ...rest: unknown[]): void {
    // Nest logs the error that ends a start and throws it again; `runProcess` then writes it in one line.
    if (first instanceof StartupError) return;
    this.write('error', first, rest);
  }

  warn(first: unknown, ...rest: unknown[]): void {
    this.write('warn', first, rest);
  }

  debug(first: unknown, ...rest: unknown[]): void {
    this.write('debug', first, rest);
  }

  verbose(first: unknown, ...rest: unknown[]): void {
    this.write('trace', first, rest);
  }

  fatal(first: unknown, ...rest: unknown[]): void {
    this.write('fatal', first, rest);
  }

  private write(level: Level, first: unknown, rest: unknown[]): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const { fields, text } = entryOf(first, rest);
    this.pino[level](fields, text);
  }
}
