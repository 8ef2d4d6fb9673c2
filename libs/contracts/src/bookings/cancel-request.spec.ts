import { cancellationReasonSchema } from './cancel-request';

describe('the reason of a cancellation', () => {
  it('is optional', () => expect(cancellationReasonSchema.parse(undefined)).toBeUndefined());

  it('is absent when it is empty', () => expect(cancellationReasonSchema.parse('  ')).toBeUndefined());

  it('is kept as typed, trimmed', () =>
    expect(cancellationReasonSchema.parse(' Wasserrohr gebrochen.\nLeider! ')).toBe('Wasserrohr gebrochen.\nLeider!'));

  it('has at most 500 characters', () => {
    expect(cancellationReasonSchema.safeParse('x'.repeat(500)).success).toBe(true);
    expect(cancellationReasonSchema.safeParse('x'.repeat(501)).error?.issues[0]?.message).toBe('REASON_TOO_LONG');
  });
});
