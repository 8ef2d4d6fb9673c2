import type { LoggerService } from '@nestjs/common';
import { messageContext } from '@hearthstay/messaging';
import { destination, pino, type DestinationStream } from 'pino';
import { redact } from './redact';
import { StructuredLogger } from './structured-logger';
import { terminalLines } from './terminal-lines';

const standardOutput = (): DestinationStream =>
  process.stdout.isTTY ? terminalLines(process.stdout) : destination({ dest: 1, sync: true });

/**
 * A Nest logger that writes one JSON object per line with the correlation id of the current request, or short lines in
 * a terminal.
 *
 * @param service the name of the program in this process
 */
export const createLogger = (
  service: string,
  level: string,
  output: DestinationStream = standardOutput(),
): LoggerService =>
  new StructuredLogger(
    pino(
      {
        level,
        base: { service },
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        mixin: () => ({ correlationId: messageContext()?.correlationId }),
        formatters: {
          level: (label) => ({ level: label }),
          log: (fields) => redact(fields) as Record<string, unknown>,
        },
        serializers: {},
      },
      output,
    ),
  );
