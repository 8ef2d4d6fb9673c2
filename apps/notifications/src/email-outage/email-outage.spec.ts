import fc from 'fast-check';
import type { FailedEmail } from '../jobs';
import { outageOf } from './email-outage';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const failed = (since: number, latest: number): FailedEmail => ({
  reason: 'SERVER_AWAY',
  to: 'anna@mail.example',
  details: `${since} to ${latest}`,
  since: at(since),
  at: at(latest),
});

it.each([
  ['nothing has failed', [], undefined, 60, undefined],
  ['the first failure is 14 minutes ago', [failed(0, 14)], undefined, 14, undefined],
  ['the first failure is 15 minutes ago', [failed(0, 14)], undefined, 15, 0],
  ['an e-mail was sent before', [failed(10, 20)], 5, 30, 10],
  ['another e-mail was sent between its attempts', [failed(0, 20)], 10, 25, 10],
  ['another e-mail was sent a moment ago', [failed(0, 20)], 10, 24, undefined],
  ['an e-mail was sent after the latest failure', [failed(0, 20)], 21, 90, undefined],
  ['one e-mail has failed since the last was sent, and another before', [failed(0, 9), failed(12, 40)], 10, 45, 12],
] as const)('when %s, it is known since when', (_, failures, sent, now, since) => {
  const outage = outageOf(failures, sent === undefined ? undefined : at(sent), at(now));
  expect(outage?.since).toEqual(since === undefined ? undefined : at(since));
});

it('tells of the latest failure, however they are ordered', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { minLength: 1, maxLength: 5 }), (spans) => {
      const failures = spans.map(([since, duration]) => failed(since, since + duration));
      const outage = outageOf(failures, undefined, at(90));
      expect(outage?.failure.at).toEqual(new Date(Math.max(...failures.map((failure) => failure.at.getTime()))));
      expect(outageOf(failures.toReversed(), undefined, at(90))?.since).toEqual(outage?.since);
      // An e-mail that is sent now ends it.
      expect(outageOf(failures, at(60), at(90))).toBeUndefined();
    }),
  );
});

describe.each(['RECIPIENT_REFUSED', 'TRY_LATER'] as const)('Recipients that are refused as %s', (reason) => {
  const refused = (minute: number, to: string): FailedEmail => ({ ...failed(minute, minute), reason, to });
  const [anna, ben] = ['anna@mail.example', 'ben@mail.example'] as const;

  it.each([
    ['one was refused, however often', [refused(0, anna), refused(9, anna)], undefined, undefined],
    ['two were refused, and nobody got an e-mail', [refused(0, anna), refused(9, ben)], undefined, 0],
    ['another got an e-mail between them', [refused(0, anna), refused(9, ben)], 5, undefined],
    ['two were refused after an e-mail was sent', [refused(6, anna), refused(9, ben)], 5, 6],
    ['the server is away as well', [refused(0, anna), failed(3, 9)], undefined, 0],
  ] as const)('are an outage or not, when %s', (_, failures, sent, since) => {
    const outage = outageOf(failures, sent === undefined ? undefined : at(sent), at(30));
    expect(outage?.since).toEqual(since === undefined ? undefined : at(since));
  });
});
