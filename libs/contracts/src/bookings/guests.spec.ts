import { guestFieldsSchema, guestsOf } from './guests';
import { publicPricesSchema } from './prices';

const touristTax = { perAdult: 2_50, per: 'night', freeBelowAge: 16, onSite: false };
const taxed = { maxGuests: 4, prices: publicPricesSchema.parse({ pricePerNight: 1, touristTax }) };

describe('The guests of a stay', () => {
  it('are asked for only in a house with a maximum number of guests', () => {
    expect(guestsOf({ adults: 40 }, {})).toBeNull();
    expect(guestsOf({ adults: 2 }, { maxGuests: 4 })).toEqual({ adults: 2, children: [] });
    expect(guestsOf({ adults: 2, children: [null, 3] }, { maxGuests: 4 })).toEqual({ adults: 2, children: [null, 3] });
  });

  it('do not exceed the maximum of the house, children included', () => {
    const children = [1, 2, 3];
    expect(() => guestsOf({ adults: 2, children }, { maxGuests: 4 })).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_GUESTS', content: { params: { count: 4 } } }) as Error,
    );
  });

  it.each([
    [{}, 'adults', 'REQUIRED'],
    [{ adults: 2, children: [3, null] }, 'children.1', 'CHILD_AGE_REQUIRED'],
  ])('of %j lack the field %s', (fields, field, code) => {
    expect(() => guestsOf(fields, taxed)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', content: { fields: [{ field, code }] } }) as Error,
    );
  });

  it.each([
    [{ adults: 0 }, 'adults', 'ADULTS_OUT_OF_RANGE'],
    [{ adults: 1.5 }, 'adults', 'ADULTS_OUT_OF_RANGE'],
    [{ adults: 51 }, 'adults', 'ADULTS_OUT_OF_RANGE'],
    [{ adults: '2' }, 'adults', 'WRONG_TYPE'],
    [{ children: [18] }, 'children.0', 'AGE_OUT_OF_RANGE'],
    [{ children: [-1] }, 'children.0', 'AGE_OUT_OF_RANGE'],
    [{ children: 2 }, 'children', 'WRONG_TYPE'],
    [{ children: Array(51).fill(null) }, 'children', 'CHILDREN_OUT_OF_RANGE'],
  ])('of %j are refused in the field %s with %s', (fields, field, code) => {
    const [issue] = guestFieldsSchema.safeParse(fields).error?.issues ?? [];
    expect([issue?.path.join('.'), issue?.message]).toEqual([field, code]);
  });
});
