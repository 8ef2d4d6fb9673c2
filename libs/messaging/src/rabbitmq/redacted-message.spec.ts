import { redactedMessage } from './redacted-message';

describe('redactedMessage', () => {
  const redact = redactedMessage('amqp://owner:p%40ss@broker.example:5672/stay');

  it('keeps the message of an error', () => {
    expect(redact(new Error('connect ECONNREFUSED'))).toBe('connect ECONNREFUSED');
  });

  it.each(['amqp://owner:p%40ss@broker.example:5672/stay', 'p%40ss', 'p@ss'])('does not contain %s', (secret) => {
    expect(redact(new Error(`Cannot reach ${secret}`))).toBe('Cannot reach ***');
  });

  it('does not contain an invalid URL', () => {
    expect(() => redactedMessage('owner:p@ss')).not.toThrow();
    expect(() => redactedMessage('//owner:p@ss')).toThrow('The URL of the message broker is invalid');
  });
});
