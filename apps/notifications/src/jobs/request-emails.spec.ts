import type { EmailKind } from '../templates/email-data';
import type { EmailJobStatus } from './email-state';
import { turnOf, type RequestEmail } from './request-emails';

const email = (kind: EmailKind, status: EmailJobStatus = 'queued', revision = 0): RequestEmail => ({
  revision,
  _id: `${kind} ${revision}`,
  kind,
  status,
  nextAttemptAt: new Date(0),
});

const turn = (kind: EmailKind, ...others: RequestEmail[]) => {
  const own = email(kind);
  return turnOf(own, [...others, own]).kind;
};

const lifeCycles: EmailKind[][] = [
  ['request-received', 'request-approved', 'booking-confirmed'],
  ['request-received', 'request-approved', 'booking-cancelled'],
  ['request-received', 'request-declined'],
  ['request-received', 'request-expired'],
  ['booking-entered', 'booking-confirmed'],
  ['booking-entered', 'booking-cancelled'],
  ['new-request', 'booking-confirmed-for-admins'],
  ['request-approved', 'stay-arrival', 'booking-cancelled'],
];

/** Each e-mail with a later one of the same life cycle. */
const pairs = lifeCycles.flatMap((kinds) =>
  kinds.flatMap((earlier, index) => kinds.slice(index + 1).map((later) => [earlier, later] as const)),
);

describe('The turn of an e-mail about a request', () => {
  it.each(pairs)('lets %s go before %s', (earlier, later) => {
    for (const status of ['queued', 'sending'] as const) expect(turn(later, email(earlier, status))).toBe('wait');
    for (const status of ['sent', 'kept', 'given-up', 'superseded', 'cancelled'] as const)
      expect(turn(later, email(earlier, status))).toBe('now');
  });

  it.each(pairs)('never lets %s go after %s', (earlier, later) => {
    expect(turn(earlier, email(later, 'sent'))).toBe('superseded');
    expect(turn(earlier, email(later, 'kept'))).toBe('superseded');
    expect(turn(earlier, email(later, 'sending'))).not.toBe('now');
  });

  it.each<[EmailKind, EmailKind]>([
    ['request-received', 'request-declined'],
    ['request-received', 'request-expired'],
    ['request-received', 'booking-confirmed'],
    ['request-received', 'booking-cancelled'],
    ['request-approved', 'booking-cancelled'],
    ['new-request', 'booking-confirmed-for-admins'],
    ['stay-arrival', 'booking-cancelled'],
    ['stay-thanks', 'booking-cancelled'],
  ])('drops %s once %s makes it untrue', (untrue, later) => {
    for (const status of ['queued', 'sending', 'given-up'] as const)
      expect(turn(untrue, email(later, status))).toBe('superseded');
    for (const status of ['superseded', 'cancelled'] as const) expect(turn(untrue, email(later, status))).toBe('now');
  });

  it.each<[EmailKind, EmailKind]>([
    ['request-received', 'request-approved'],
    ['request-approved', 'booking-confirmed'],
  ])('lets %s go first, because %s leaves it useful', (useful, later) => {
    expect(turn(useful, email(later))).toBe('now');
    expect(turn(useful, email(later, 'given-up'))).toBe('now');
  });

  it.each<EmailKind>(['request-approved', 'booking-entered', 'booking-moved', 'booking-confirmed'])(
    'lets what holds after a move go after %s of before, although it is of an earlier step',
    (before) => {
      const moved = email('booking-moved', 'queued', 1);
      expect(turnOf(moved, [email(before, 'sending'), moved]).kind).toBe('wait');
      expect(turnOf(moved, [email(before, 'sent'), moved]).kind).toBe('now');
      const delivered = email('booking-moved', 'sent', 1);
      expect(turnOf(email(before), [email(before), delivered]).kind).toBe('superseded');
    },
  );

  it('drops what a move has made untrue, and keeps what it has not', () => {
    const moved = email('booking-moved', 'queued', 1);
    for (const untrue of ['request-approved', 'booking-entered', 'booking-moved'] as const)
      expect(turnOf(email(untrue), [email(untrue), moved]).kind).toBe('superseded');
    expect(turnOf(email('booking-confirmed'), [email('booking-confirmed'), moved]).kind).toBe('now');
  });

  it('lets one that is due again go after the former one, and drops it if that one was sent', () => {
    const days = '2026-12-08 2026-12-11';
    const again: RequestEmail = { ...email('stay-balance'), _id: 'again', days, again: 2 };
    const former = (status: EmailJobStatus) => ({ ...email('stay-balance', status), days });
    for (const status of ['queued', 'sending'] as const)
      expect(turnOf(again, [former(status), again]).kind).toBe('wait');
    for (const status of ['cancelled', 'given-up'] as const)
      expect(turnOf(again, [former(status), again]).kind).toBe('now');
    expect(turnOf(again, [former('sent'), again]).kind).toBe('superseded');
    expect(turnOf(former('queued'), [former('queued'), { ...again, status: 'sent' }]).kind).toBe('superseded');
  });

  it('orders no kinds that are not about a request, and none of a later version', () => {
    for (const kind of ['guest-access', 'of-a-later-version' as EmailKind] as const) {
      expect(turn(kind, email('booking-cancelled', 'sent'), email('request-received'))).toBe('now');
      expect(turn('booking-cancelled', email(kind))).toBe('now');
    }
  });
});
