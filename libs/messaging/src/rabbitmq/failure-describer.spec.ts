import { failureDescriber } from './failure-describer';

describe('failureDescriber', () => {
  const describeFailure = failureDescriber('amqp://owner:p%40ss@broker.example:5672/stay');

  it('keeps the words of a failure', () => {
    expect(describeFailure(new Error('connect ECONNREFUSED'))).toBe('connect ECONNREFUSED');
  });

  it.each(['amqp://owner:p%40ss@broker.example:5672/stay', 'p%40ss', 'p@ss'])('leaves out %s', (secret) => {
    expect(describeFailure(new Error(`Cannot reach ${secret}`))).toBe('Cannot reach ***');
  });

  it('does not show an address that is no URL', () => {
    expect(() => failureDescriber('owner:p@ss')).not.toThrow();
    expect(() => failureDescriber('//owner:p@ss')).toThrow('The address of the message broker is not a valid URL');
  });
});
