import { addDays, daysOfRange, fieldLimits, parseDay, weekdayOf, type Day, type StayRange } from '@hearthstay/stay';
import fc from 'fast-check';
import { priceLimits, type Guests, type PriceList } from '../prices';
import { anyGuests, anyPrices, anyStay } from '../testing/arbitraries';
import { quoteOf } from './quote-of';

const day = parseDay;
const stay = (start: string, end: string): StayRange => ({ start: day(start), end: day(end) });
const couple: Guests = { adults: 2, children: [] };

const nothing: PriceList = {
  currency: 'EUR',
  pricePerNight: 0,
  weekdaySurcharges: {},
  seasons: [],
  cleaning: 0,
  extraGuest: null,
  discounts: [],
  touristTax: null,
  deposit: null,
};

/**
 * 120 € a night, 165 € in July and August, 80 € cleaning, 2.50 € tourist tax per adult and night, 20 % deposit.
 * Children below 16 pay no tax.
 */
const house: PriceList = {
  ...nothing,
  pricePerNight: 120_00,
  seasons: [{ name: 'Summer', from: day('2031-07-01'), to: day('2031-08-31'), pricePerNight: 165_00 }],
  cleaning: 80_00,
  touristTax: { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false },
  deposit: { percent: 20 },
};

const total = (range: StayRange, guests: Guests, prices: PriceList) => quoteOf(range, guests, prices).total;

/** Counts each night and each guest separately, in integers of any length. */
const byHand = ({ start, end }: StayRange, { adults, children }: Guests, prices: PriceList) => {
  const days = daysOfRange({ start, end });
  const nights = days.length === 1 ? days : days.slice(0, -1);
  const halfUp = (amount: bigint, percent: number) => (amount * BigInt(percent) * 2n + 100n) / 200n;
  let ofNights = 0n;
  for (const night of nights) {
    const season = prices.seasons.find(({ from, to }) => daysOfRange({ start: from, end: to }).includes(night));
    ofNights += BigInt(season ? season.pricePerNight : prices.pricePerNight);
    ofNights += BigInt(prices.weekdaySurcharges[String(weekdayOf(night) + 1)] ?? 0);
    for (let guest = 1; guest <= adults + children.length; guest += 1) {
      if (prices.extraGuest && guest >= prices.extraGuest.from) ofNights += BigInt(prices.extraGuest.perNight);
    }
  }
  const percents = prices.discounts.map(({ nights: from, percent }) => (nights.length >= from ? percent : 0));
  let bill = ofNights - halfUp(ofNights, percents.sort((one, other) => other - one)[0] ?? 0) + BigInt(prices.cleaning);
  let onSite = 0n;
  const { touristTax: tax } = prices;
  const taxed = tax?.per === 'day' ? days : nights;
  for (let times = 0; times < taxed.length; times += 1) {
    for (const age of [...Array<number>(adults).fill(99), ...children]) {
      if (!tax || (age !== null && age < tax.freeBelowAge)) continue;
      if (tax.onSite) onSite += BigInt(tax.perAdult);
      else bill += BigInt(tax.perAdult);
    }
  }
  return { total: bill, onSite, deposit: halfUp(bill, prices.deposit?.percent ?? 0) };
};

describe('A quote', () => {
  // Nights as arrival to departure; tax is adults times nights times 2.50 €.
  it.each<[string, StayRange, Guests, number, number]>([
    // 3 × 120 = 360; cleaning 80; tax 2 × 3 × 2.50 = 15; sum 455; 20 % of it 91.
    ['three nights in May', stay('2031-05-05', '2031-05-08'), couple, 455_00, 91_00],
    // 7 × 165 = 1155; cleaning 80; tax 2 × 7 × 2.50 = 35; sum 1270; 20 % of it 254.
    ['a week in July', stay('2031-07-05', '2031-07-12'), couple, 1270_00, 254_00],
    // Nights of 29 and 30 June 2 × 120 = 240; of 1 and 2 July 2 × 165 = 330; 80; tax 2 × 4 × 2.50 = 20; sum 670.
    ['two nights of June and two of July', stay('2031-06-29', '2031-07-03'), couple, 670_00, 134_00],
    // The night of 31 August 165; that of 1 September 120; 80; tax 2 × 2 × 2.50 = 10; sum 375.
    ['the last night of August and one more', stay('2031-08-31', '2031-09-02'), couple, 375_00, 75_00],
    // 120; 80; tax of one adult and one night 2.50; sum 202.50; 20 % of it 40.50.
    ['a single day, which is one night', stay('2031-05-05', '2031-05-05'), { adults: 1, children: [] }, 202_50, 40_50],
    // 240; 80; tax for 2 adults and the child of 16, 3 × 2 × 2.50 = 15; the one of 15 is free; sum 335.
    ['children of 15 and 16', stay('2031-05-05', '2031-05-07'), { adults: 2, children: [15, 16] }, 335_00, 67_00],
  ])('of %s', (_, range, guests, expected, deposit) => {
    expect(quoteOf(range, guests, house)).toMatchObject({ total: expected, deposit, balance: expected - deposit });
  });

  it('has a line for each price that the stay has, with the season of its nights', () => {
    const prices: PriceList = {
      ...house,
      weekdaySurcharges: { '5': 30_00, '6': 20_00 },
      extraGuest: { from: 3, perNight: 15_00 },
      discounts: [
        { nights: 7, percent: 15 },
        { nights: 3, percent: 5 },
      ],
      touristTax: { perAdult: 2_50, per: 'day', freeBelowAge: 16, onSite: true },
    };
    // From Thursday, 26 June to Thursday, 3 July: five nights of June and two of July, one Friday, one Saturday.
    expect(quoteOf(stay('2031-06-26', '2031-07-03'), { adults: 2, children: [4, null] }, prices)).toEqual({
      currency: 'EUR',
      nights: 7,
      lines: [
        { kind: 'nights', quantity: 5, unitAmount: 120_00, amount: 600_00 },
        { kind: 'nights', quantity: 2, unitAmount: 165_00, amount: 330_00, season: 'Summer' },
        { kind: 'weekday-surcharge', quantity: 1, unitAmount: 30_00, amount: 30_00, weekday: 5 },
        { kind: 'weekday-surcharge', quantity: 1, unitAmount: 20_00, amount: 20_00, weekday: 6 },
        { kind: 'extra-guests', quantity: 14, unitAmount: 15_00, amount: 210_00 },
        // 15 % of 600 + 330 + 30 + 20 + 210 = 1190, not of cleaning.
        { kind: 'discount', quantity: 1, unitAmount: -178_50, amount: -178_50, percent: 15 },
        { kind: 'cleaning', quantity: 1, unitAmount: 80_00, amount: 80_00 },
        // Two adults and the child whose age is unknown, on eight days.
        { kind: 'tourist-tax', quantity: 24, unitAmount: 2_50, amount: 60_00, onSite: true },
      ],
      // 1190 − 178.50 + 80; a fifth of it is 218.30.
      total: 1091_50,
      deposit: 218_30,
      balance: 873_20,
      onSite: 60_00,
    });
  });

  it('rounds half a cent up, once in a line', () => {
    // 5 % of 3 × 0.30 € is 4.5 cents; of each night alone it would be 1.5, or 6 in sum.
    const prices = { ...nothing, pricePerNight: 30, discounts: [{ nights: 1, percent: 5 }], deposit: { percent: 50 } };
    expect(quoteOf(stay('2031-05-05', '2031-05-08'), couple, prices)).toMatchObject({
      total: 85,
      deposit: 43,
      balance: 42,
    });
  });

  it('takes the higher of two discounts, even if it is for the shorter stay', () => {
    const discounts = [
      { nights: 2, percent: 10 },
      { nights: 3, percent: 5 },
      { nights: 9, percent: 50 },
    ];
    expect(total(stay('2031-05-05', '2031-05-08'), couple, { ...nothing, pricePerNight: 100, discounts })).toBe(270);
  });

  it('charges for a leap day and over New Year', () => {
    const seasons = [{ name: 'New Year', from: day('2031-12-24'), to: day('2032-01-06'), pricePerNight: 9 }];
    const prices = { ...nothing, pricePerNight: 1, seasons };
    expect(total(stay('2031-12-22', '2032-01-08'), couple, prices)).toBe(2 + 14 * 9 + 1);
    expect(total(stay('2032-02-28', '2032-03-01'), couple, prices)).toBe(2);
  });

  it('equals the sum that is counted by hand', () => {
    fc.assert(
      fc.property(anyStay, anyGuests, anyPrices, (range, guests, prices) => {
        const quote = quoteOf(range, guests, prices);
        const expected = byHand(range, guests, prices);
        expect([quote.total, quote.onSite, quote.deposit].map(BigInt)).toEqual([
          expected.total,
          expected.onSite,
          expected.deposit,
        ]);
      }),
    );
  });

  it('adds up', () => {
    fc.assert(
      fc.property(anyStay, anyGuests, anyPrices, (range, guests, prices) => {
        const quote = quoteOf(range, guests, prices);
        const sum = (onSite: boolean) =>
          quote.lines.filter((line) => (line.onSite ?? false) === onSite).reduce((all, { amount }) => all + amount, 0);
        expect([quote.total, quote.onSite]).toEqual([sum(false), sum(true)]);
        expect(quote.deposit + quote.balance).toBe(quote.total);
        expect(quote.total).toBeGreaterThanOrEqual(0);
        for (const { quantity, unitAmount, amount } of quote.lines) expect(quantity * unitAmount).toBe(amount);
      }),
    );
  });

  it('has the same price of the nights when the stay is split, at the border of a season or anywhere', () => {
    const ofNights = (range: StayRange, prices: PriceList) =>
      quoteOf(range, couple, prices)
        .lines.filter(({ kind }) => kind === 'nights' || kind === 'weekday-surcharge')
        .reduce((sum, { amount }) => sum + amount, 0);
    fc.assert(
      fc.property(anyStay, fc.integer({ min: 1, max: 9 }), anyPrices, ({ start, end }, more, prices) => {
        const last = addDays(end, more);
        const middles: Day[] = start === end ? [] : [end, ...prices.seasons.map(({ from }) => from)];
        for (const middle of middles.filter((each) => start < each && each < last)) {
          const [before, after] = [
            { start, end: middle },
            { start: middle, end: last },
          ];
          expect(ofNights(before, prices) + ofNights(after, prices)).toBe(ofNights({ start, end: last }, prices));
        }
      }),
    );
  });

  it('is never lower for more nights, unless a discount begins', () => {
    const percentOfDiscount = (range: StayRange, prices: PriceList) =>
      quoteOf(range, couple, prices).lines.find(({ kind }) => kind === 'discount')?.percent;
    fc.assert(
      fc.property(anyStay, anyGuests, anyPrices, (range, guests, prices) => {
        const longer = { ...range, end: addDays(range.end, 1) };
        fc.pre(percentOfDiscount(range, prices) === percentOfDiscount(longer, prices));
        expect(total(longer, guests, prices)).toBeGreaterThanOrEqual(total(range, guests, prices));
      }),
    );
  });

  it('is exact at the limits of all prices', () => {
    const most = priceLimits.amountMax;
    const weekdaySurcharges = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, most]));
    const prices: PriceList = {
      ...nothing,
      pricePerNight: most,
      weekdaySurcharges,
      cleaning: most,
      extraGuest: { from: 2, perNight: most },
      touristTax: { perAdult: most, per: 'day', freeBelowAge: 0, onSite: false },
      deposit: { percent: 100 },
    };
    const range = stay('2031-01-01', addDays(day('2031-01-01'), priceLimits.nightsMax));
    const guests = { adults: fieldLimits.guestsMax, children: [] };
    const { total: highest, deposit } = quoteOf(range, guests, prices);
    expect(BigInt(highest)).toBe(byHand(range, guests, prices).total);
    expect(deposit).toBe(highest);
    expect(highest).toBeLessThan(1e15);
  });
});
