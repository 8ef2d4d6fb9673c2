import { parseDay } from '@hearthstay/stay';
import fc from 'fast-check';
import { duePayments } from './due-payments';
import { paymentKinds, paymentState, type Payment } from './payment-state';

const price = { total: 455_00, deposit: 91_00 };
const payment = (kind: Payment['kind'], amount: number): Payment => ({ kind, amount, date: parseDay('2031-05-01') });

describe('The payment of a stay', () => {
  it.each<[string, Payment[], string]>([
    ['nothing', [], 'open'],
    ['less than the deposit', [payment('deposit', 90_99)], 'open'],
    ['the deposit', [payment('deposit', 91_00)], 'deposit-paid'],
    ['the deposit in two parts', [payment('deposit', 41_00), payment('deposit', 50_00)], 'deposit-paid'],
    ['all but a cent', [payment('deposit', 91_00), payment('balance', 363_99)], 'deposit-paid'],
    ['everything', [payment('deposit', 91_00), payment('balance', 364_00)], 'paid'],
    ['too much', [payment('balance', 500_00)], 'paid'],
    ['everything, a part of which came back', [payment('balance', 455_00), payment('refund', 55_00)], 'deposit-paid'],
    ['everything, which came back', [payment('balance', 455_00), payment('refund', 455_00)], 'refunded'],
  ])('after %s', (_, payments, state) => expect(paymentState(price, payments)).toBe(state));

  it('has no deposit where none is asked for', () => {
    expect(paymentState({ total: 455_00, deposit: 0 }, [])).toBe('open');
    expect(paymentState({ total: 455_00, deposit: 0 }, [payment('balance', 100_00)])).toBe('open');
    expect(paymentState({ total: 0, deposit: 0 }, [])).toBe('paid');
  });
});

describe('What is due', () => {
  const days = { depositDueDays: 7, balanceDueDaysBefore: 30 };
  const due = (approvedOn: string, arrival: string, payments: Payment[] = []) =>
    duePayments(price, { approvedOn: parseDay(approvedOn), arrival: parseDay(arrival) }, days, payments).map(
      ({ kind, amount, date }) => `${kind} ${amount} ${date}`,
    );

  it.each([
    ['long before the arrival', '2031-01-10', '2031-07-05', ['deposit 9100 2031-01-17', 'balance 36400 2031-06-05']],
    ['in the month before', '2031-06-20', '2031-07-05', ['deposit 9100 2031-06-27', 'balance 36400 2031-06-27']],
    ['in the week before', '2031-07-02', '2031-07-05', ['deposit 9100 2031-07-05', 'balance 36400 2031-07-05']],
    ['after the arrival', '2031-07-06', '2031-07-05', ['deposit 9100 2031-07-06', 'balance 36400 2031-07-06']],
  ])('of a stay approved %s', (_, approvedOn, arrival, expected) => {
    expect(due(approvedOn, arrival)).toEqual(expected);
  });

  it('is what has not been paid', () => {
    const open = (amount: number) => due('2031-01-10', '2031-07-05', [payment('balance', amount)]);
    expect(open(50_00)).toEqual(['deposit 4100 2031-01-17', 'balance 36400 2031-06-05']);
    expect(open(91_00)).toEqual(['balance 36400 2031-06-05']);
    expect(open(454_99)).toEqual(['balance 1 2031-06-05']);
    expect(open(455_00)).toEqual([]);
    expect(due('2031-01-10', '2031-07-05', [payment('deposit', 91_00), payment('refund', 91_00)])).toEqual([]);
  });

  it('adds up to the total with what has been paid, until everything is paid or refunded', () => {
    const anyPayment = fc.record({
      kind: fc.constantFrom(...paymentKinds),
      amount: fc.integer({ min: 1, max: 400_00 }),
    });
    const stay = { approvedOn: parseDay('2031-01-10'), arrival: parseDay('2031-07-05') };
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 5 }), fc.nat({ max: 455_00 }), (sent, deposit) => {
        const payments = sent.map(({ kind, amount }) => payment(kind, amount));
        const paid = payments.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount), 0);
        const open = duePayments({ total: 455_00, deposit }, stay, days, payments);
        const isRefunded = paid <= 0 && payments.some(({ kind }) => kind === 'refund');
        const rest = isRefunded ? 0 : Math.max(0, 455_00 - paid);
        expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBe(rest);
        const settled = ['paid', 'refunded'].includes(paymentState({ total: 455_00, deposit }, payments));
        expect(settled).toBe(open.length === 0);
      }),
    );
  });
});
