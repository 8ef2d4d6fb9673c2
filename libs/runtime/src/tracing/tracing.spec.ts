import { runInMessageContext } from '@hearthstay/messaging';
import { recordLog, startHttpListener } from '@hearthstay/testing';
import { readEnv } from '../env/env';
import { beginSpan, startTracing } from './tracing';

describe('Tracing', () => {
  it('ends well, and warns, when the last spans cannot be sent', async () => {
    const log = recordLog();
    const collector = await startHttpListener((_request, response) => response.writeHead(400).end());
    const tracing = await startTracing('bff', readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url('') }));
    runInMessageContext({ correlationId: 'any' }, () => beginSpan('GET /', 'request').end({ outcome: '200' }));
    await tracing.close();
    await collector.close();
    log.stop();
    expect(log.lines.join('\n')).toContain('The last spans are lost');
  });
});
