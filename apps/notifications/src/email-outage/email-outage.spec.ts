import fc from 'fast-check';
import type { StoredFailure } from '../jobs';
import { outageOf } from './email-outage';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const failed = (since: number, latest: number): StoredFailure => ({
  reason: 'SERVER_AWAY',
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
